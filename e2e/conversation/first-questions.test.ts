import { expect, test } from '../people';

const questions = ['Where is my order?', 'Do you repair lamps?'];

test('a click on a first question asks it, once what is required is known', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { dialog, log, page } = visitor;
  await consoleApi.goOnline();
  await visitor.visit(
    `/qa/settings.html?settings=${encodeURIComponent(JSON.stringify({ firstQuestions: questions }))}`,
  );
  await visitor.launcher.click();
  const group = dialog.getByRole('group', { name: 'How can we help?' });
  await expect(group.getByRole('button')).toHaveText(questions);
  await group.getByRole('button', { name: 'Do you repair lamps?' }).click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('Do you repair lamps?');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await group.getByRole('button', { name: 'Where is my order?' }).click();
  await expect(log).toContainText('Where is my order?');
  const { id } = await consoleApi.chatOf(email);
  expect((await consoleApi.entries(id)).map(({ text }) => text.trim())).toContain('Where is my order?');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('chat-widget');
});
