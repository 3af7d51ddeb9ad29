import { expect, test } from '../people';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a chat begins although its file was lost once', async ({ visitor, email }) => {
  const { page } = visitor;
  await visitor.visit('/');
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/widget/conversation-*.js*', (route) => route.abort(), { times: 1 });
  await visitor.startChat({ email, question: 'Which bulb fits Kelda?' });
  await lost;
  await visitor.say('And which fits Skerry?');
});

test('a chat is ended although the question about it was lost once', async ({ visitor, email }) => {
  const { page, dialog } = visitor;
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Which bulb fits Kelda?' });
  await page.route('**/widget/Questions-*.js*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog).toBeHidden();
  await visitor.launcher.click();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(dialog).toBeHidden();
});
