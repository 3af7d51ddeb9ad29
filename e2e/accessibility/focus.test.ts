import type { Page } from 'playwright/test';
import { holdBack } from '../hold-back';
import { expect, test } from '../people';

test('the composer has the focus from the start on and takes text while the visitor waits', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anybody there?' });
  const composer = visitor.dialog.getByRole('textbox', { name: 'Message' });
  await expect(composer).toBeFocused();
  await visitor.page.keyboard.type('One more thing');
  await visitor.page.keyboard.press('Enter');
  await visitor.sees('One more thing');
  await expect(composer).toBeFocused();
});

test('Tab stays in the question whether to end, and the focus comes back from it', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Shall we end it?' });
  const { page, dialog } = visitor;
  const question = dialog.getByRole('alertdialog');
  for (const leave of ['Escape', 'Enter']) {
    await dialog.getByRole('button', { name: 'Close chat' }).click();
    await expect(question.getByRole('button', { name: 'Keep chatting' })).toBeFocused();
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab');
      await expect(question.locator(':focus')).toHaveCount(1);
    }
    await question.getByRole('button', { name: 'Keep chatting' }).focus();
    await page.keyboard.press(leave);
    await expect(question).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  }
});

for (const who of ['visitor', 'agent'] as const) {
  test(`the focus goes on at the stars when the ${who} ends the chat`, async ({
    consoleApi,
    visitor,
    surveyedChat,
  }) => {
    await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
    if (who === 'agent') {
      await consoleApi.close(surveyedChat);
      // What the visitor is writing presses nothing: the stars are one Tab away.
      await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
      await visitor.page.keyboard.type(' Thank you\n');
      await expect(visitor.dialog.getByRole('radio', { name: 'Very bad' })).toBeVisible();
      await expect(visitor.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      await visitor.page.keyboard.press('Tab');
    } else {
      await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
      await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
    }
    await expect(visitor.dialog.getByRole('radio', { name: 'Very bad' })).toBeFocused();
    await expect.poll(() => focusedPart(visitor.page)).toBe('survey');
  });
}

test('who ends a chat that the agent has just ended is still asked how it was', async ({
  consoleApi,
  visitor,
  surveyedChat,
}) => {
  const { dialog, page } = visitor;
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await consoleApi.close(surveyedChat);
  await expect(visitor.log).toContainText('Maya ended the chat.');
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeFocused();
});

function focusedPart(page: Page) {
  return page.evaluate(() => {
    const focused = document.querySelector('chat-widget')?.shadowRoot?.activeElement;
    return focused?.closest('[part=survey]')?.getAttribute('part');
  });
}

test('who goes to a field before the panel takes the focus stays there', async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.evaluate(goToQuestionAsItAppears);
  const question = visitor.dialog.getByRole('textbox', { name: 'How can we help?' });
  await expect(question).toBeFocused();
  // The panel takes it after the frame.
  await visitor.page.waitForTimeout(500);
  await expect(question).toBeFocused();
});

/** Runs in the page: before anything of the panel is painted. */
function goToQuestionAsItAppears() {
  const root = document.querySelector('chat-widget')?.shadowRoot;
  if (!root) throw new Error('There is no widget.');
  new MutationObserver((_, watching) => {
    const field = root.querySelector('textarea');
    if (!field) return;
    watching.disconnect();
    field.focus();
  }).observe(root, { childList: true, subtree: true });
  root.querySelector<HTMLElement>('[part~=launcher]')?.click();
}

test('the focus goes to the first field that is empty', async ({ visitor }) => {
  const { page, dialog } = visitor;
  await visitor.visit('/');
  await page.evaluate(() =>
    (window as unknown as { ChatWidget: { setUserName(name: string): void } }).ChatWidget.setUserName(
      'Robin Vale',
    ),
  );
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('who goes on writing in the page while a chat starts writes no word of it into the chat', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { page, dialog, log } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  const own = page.locator('body > textarea');
  await visitor.launcher.click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you repair lamps?');
  const letGo = await holdBack(page, /\/api\/v1\/chat(\?|$)/);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await own.click();
  await page.keyboard.type('My own');
  letGo();
  await expect(log).toContainText('Do you repair lamps?');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible();
  // The panel takes the focus after the frame.
  await page.waitForTimeout(500);
  await page.keyboard.type(' notes');
  await expect(own).toHaveValue('My own notes');
});
