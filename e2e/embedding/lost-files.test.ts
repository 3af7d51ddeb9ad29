import { expect, test } from '../people';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a chat begins although its file was lost once', async ({ visitor, email }) => {
  const { page } = visitor;
  await visitor.visit('/');
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/widget/*/conversation.js*', (route) => route.abort(), { times: 1 });
  await visitor.startChat({ email, question: 'Which bulb fits Kelda?' });
  await lost;
  await visitor.say('And which fits Skerry?');
});

test('a chat works although the panel was lost once', async ({ visitor, consoleApi, email }) => {
  const { page, launcher } = visitor;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visitor.visit('/');
  await page.route('**/widget/*/panel.js*', (route) => route.abort(), { times: 1 });
  await launcher.click();
  await page.getByRole('button', { name: /could not be loaded/ }).click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Does it work?');
  await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.say('It does.');
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'And back.');
  await visitor.sees('And back.');
  expect(errors).toEqual([]);
});

test('a chat is ended although the question about it was lost once', async ({ visitor, email }) => {
  const { page, dialog } = visitor;
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Which bulb fits Kelda?' });
  await page.route('**/widget/*/Questions.js*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog).toBeHidden();
  await visitor.launcher.click();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(dialog).toBeHidden();
});
