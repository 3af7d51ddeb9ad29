import { holdBack } from '../hold-back';
import { expect, test } from '../people';

const questions = ['Where is my order?', 'Do you repair lamps?'];
const settingsPage = `/qa/settings.html?settings=${encodeURIComponent(JSON.stringify({ firstQuestions: questions }))}`;

test('a click on a first question asks it, once what is required is known', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { dialog, log, page } = visitor;
  await consoleApi.goOnline();
  await visitor.visit(settingsPage);
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

test('what was typed already goes along with a first question', async ({ consoleApi, visitor, email }) => {
  const { dialog, log } = visitor;
  await consoleApi.goOnline();
  await visitor.visit(settingsPage);
  await visitor.launcher.click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  const field = dialog.getByRole('textbox', { name: 'How can we help?' });
  await field.fill('My Kelda flickers since Monday.');
  await dialog.getByRole('button', { name: 'Do you repair lamps?' }).click();
  await expect(log).toContainText('Do you repair lamps?');
  const { id } = await consoleApi.chatOf(email);
  const said = (await consoleApi.entries(id)).map(({ text }) => text).join();
  expect(said).toContain('Do you repair lamps?');
  expect(said).toContain('My Kelda flickers since Monday.');
});

test('of two first questions the second one takes the place of the first', async ({
  consoleApi,
  visitor,
}) => {
  const { dialog } = visitor;
  await consoleApi.goOnline();
  await visitor.visit(settingsPage);
  await visitor.launcher.click();
  const field = dialog.getByRole('textbox', { name: 'How can we help?' });
  await field.fill('It flickers.');
  for (const question of questions) {
    await dialog.getByRole('button', { name: question }).click();
    await expect(field).toHaveValue(`${question}\nIt flickers.`);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a click on a field that first questions come in place of asks none, motion: ${reducedMotion}`, async ({
    consoleApi,
    visitor,
    email,
  }) => {
    const { dialog } = visitor;
    await consoleApi.goOnline();
    await visitor.page.emulateMedia({ reducedMotion });
    const arrive = await holdBack(visitor.page, '**/Choices.js');
    const requested = visitor.page.waitForRequest('**/Choices.js');
    await visitor.visit(settingsPage);
    await visitor.launcher.click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await requested;
    // The person's finger comes down in the frame that shows them.
    const clicked = dialog.evaluate(
      (panel) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(function look() {
            const question = panel.querySelector('.first-question');
            if (!question) return requestAnimationFrame(look);
            const { x, y } = question.getBoundingClientRect();
            const hit = (panel.getRootNode() as ShadowRoot).elementFromPoint(x + 20, y + 10);
            return resolve(hit?.closest('.first-question') === null);
          });
        }),
    );
    arrive();
    expect(await clicked).toBe(true);
    await dialog.getByRole('button', { name: 'Where is my order?' }).click();
    await expect(visitor.log).toContainText('Where is my order?');
  });
}
