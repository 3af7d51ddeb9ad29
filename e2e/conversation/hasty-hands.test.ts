import { holdBack } from '../hold-back';
import { expect, test } from '../people';
import { call } from '../playground';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a double-click on the launcher, or Enter held down on it, sends nothing that is half written', async ({
  visitor,
  email,
}) => {
  const { page, dialog, log, launcher } = visitor;
  const box = dialog.getByRole('textbox', { name: 'Message' });
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you repair lamps?' });
  await visitor.write('Mine is');
  await dialog.getByRole('button', { name: 'Minimize' }).click();
  await launcher.dblclick();
  await expect(box).toBeFocused();
  await box.press('Escape');
  await launcher.dblclick();
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(launcher).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(box).toBeFocused();
  // Down again without having been up: it repeats.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await visitor.write(' broken');
  await expect(box).toHaveValue('Mine is broken');
  await expect(log).not.toContainText('Mine is');
  await box.press('Enter');
  await visitor.sees('Mine is broken');
});

test('a double-click where a chat is ended leaves the chat and its stars in sight', async ({
  visitor,
  surveyedChat,
}) => {
  const { page, dialog } = visitor;
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeFocused();
  // The pointer is where it was: the second click comes as late as a double-click may be.
  await expect(dialog.locator('button:hover')).toHaveText('Start a new chat');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeVisible();
  await visitor.sees('Fine');
  expect(await visitor.caseId()).toBe(surveyedChat);
});

test('who is writing as the agent ends the chat rates nothing and stays in sight of the chat', async ({
  consoleApi,
  visitor,
  surveyedChat,
}) => {
  const { page, dialog } = visitor;
  await visitor.write('Mine is');
  await consoleApi.close(surveyedChat);
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeVisible();
  await page.keyboard.type(' still not mended\n');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await visitor.sees('Fine');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('Mine is');
});

test('a double-click on the launcher sends no form that is filled in already', async ({
  visitor,
  playground,
  email,
}) => {
  const { page, dialog, launcher } = visitor;
  await playground.open();
  await call(page, 'setUserEmail', email);
  await call(page, 'setDescription', 'Do you repair lamps?');
  // The panel is here: the second click comes when the form is.
  await launcher.hover();
  await launcher.dblclick();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await launcher.dblclick();
  await dialog.getByRole('button', { name: 'Start chat' }).click({ trial: true });
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toBeVisible();
  expect(await visitor.caseId()).toBe('');
});

test('a double-click on an answer to the first form does not answer its next question', async ({
  visitor,
}) => {
  const lamp = { kind: 'choice', isRequired: true };
  const fields = [
    { ...lamp, label: 'Lamp', options: ['Kelda', 'Holm'] },
    { ...lamp, label: 'Colour', options: ['Black', 'White'] },
    { kind: 'question' },
  ];
  const settings = { forms: { prechat: { style: 'conversation', fields } } };
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent(JSON.stringify(settings))}`);
  await visitor.launcher.click();
  await visitor.dialog.getByRole('button', { name: 'Kelda' }).dblclick();
  await expect(visitor.dialog.getByRole('button', { name: 'Black' })).toBeVisible();
  await visitor.dialog.getByRole('button', { name: 'White' }).click();
  await expect(visitor.log).toContainText('White');
  await expect(visitor.log).not.toContainText('Black');
});

test('nothing can be added to a question on its way, where it would be lost', async ({ visitor, email }) => {
  const { page, dialog, log } = visitor;
  const question = dialog.getByRole('textbox', { name: 'How can we help?' });
  await visitor.visit('/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  const letGo = await holdBack(page, /\/api\/v1\/chat(\?|$)/);
  await question.fill('Do you repair lamps?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await question.focus();
  await page.keyboard.type(' Old ones');
  await expect(question).toHaveValue('Do you repair lamps?');
  await expect(question).toHaveAttribute('readonly');
  letGo();
  await expect(log).toContainText('Do you repair lamps?');
});
