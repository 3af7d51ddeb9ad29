import type { Page } from 'playwright/test';
import { addWidget } from '../add-widget';
import { expect, test } from '../people';
import { appWidgetId, call } from '../playground';

/** What has the focus in the panel; nothing where it fell back to the page. */
function focused(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector('chat-widget')?.shadowRoot;
    const element = root?.activeElement;
    return element?.ariaLabel ?? element?.textContent ?? '';
  });
}

test('who jumps to the end of the chat by a key goes on in it', async ({ consoleApi, visitor, email }) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anybody there?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'A long answer\n'.repeat(60));
  await expect(visitor.log).toContainText('A long answer');
  await visitor.log.hover();
  await visitor.page.mouse.wheel(0, -2_000);
  await visitor.dialog.getByRole('button', { name: 'Jump to latest' }).press('Enter');
  await expect(visitor.dialog.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
  await expect.poll(() => focused(visitor.page)).toBe('Conversation');
});

test('who takes a file back by a key goes on beside it', async ({
  consoleApi,
  visitor,
  playground,
  request,
  service,
  email,
}) => {
  const uuid = await addWidget(request, service, 'Kept focus', { files: { isOn: true } });
  await consoleApi.goOnline();
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'May I send this?' });
  const { page, dialog } = visitor;
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Attach a file' }).click();
  const program = { mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
  await (
    await choosing
  ).setFiles([
    { name: 'one.exe', ...program },
    { name: 'two.exe', ...program },
  ]);
  await dialog.getByRole('button', { name: 'Remove: one.exe' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Remove: two.exe');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Attach a file');
  // On a small screen the paperclip is the last that Tab reaches, and what chooses the file behind it is hidden.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Sounds');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Attach a file');
});

test('who tries the line again by a key writes on, and whose button goes as the agent ends the chat goes on before the stars', async ({
  consoleApi,
  visitor,
  surveyedChat,
}) => {
  const { page, dialog } = visitor;
  // For so long it tries by itself no more.
  await page.route('**/api/v1/chat/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '600', 'access-control-expose-headers': '*' } }),
  );
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
  const again = dialog.getByRole('button', { name: 'Try now' });
  await again.focus();
  await page.unrouteAll();
  await again.press('Enter');
  await expect(again).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Half');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeFocused();
  await consoleApi.close(surveyedChat);
  await expect.poll(() => focused(page)).toContain('This chat has ended.');
  await expect(dialog.getByRole('radio', { name: 'Very bad' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Very bad');
});

test('who opens the chat again and only reads as the agent ends it goes on before the stars', async ({
  consoleApi,
  visitor: { page, dialog },
  surveyedChat,
}) => {
  const launcher = page.locator('chat-widget [part~=launcher]');
  const composer = dialog.getByRole('textbox', { name: 'Message' });
  await expect(composer).toBeFocused();
  await composer.press('Escape');
  await expect(launcher).toBeFocused();
  await launcher.press('Enter');
  await expect(composer).toBeFocused();
  await consoleApi.close(surveyedChat);
  await expect.poll(() => focused(page)).toContain('This chat has ended.');
});

test('who rates a chat by a key goes on behind the stars', async ({ consoleApi, visitor, surveyedChat }) => {
  await consoleApi.close(surveyedChat);
  await visitor.dialog.getByRole('radio', { name: 'Very bad' }).press('Space');
  await visitor.dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(visitor.dialog.getByText('Thank')).toBeVisible();
  await expect.poll(() => focused(visitor.page)).not.toBe('');
});

test('who makes an invitation small or closes it by a key goes on there, and at the launcher', async ({
  consoleApi,
  visitor,
  playground,
}) => {
  const { page } = visitor;
  await consoleApi.goOnline();
  await playground.open(appWidgetId);
  await call(page, 'openProactiveChat', true, false, 'May I help you choose?', false);
  const card = page.getByRole('region', { name: 'Invitation to chat' });
  await card.getByRole('button', { name: 'Minimize invitation' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('May I help you choose?');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Your answer');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect.poll(() => focused(page)).toBe('Ask the workshop');
});

test('who presses a button of a toast goes on where they were before', async ({ agent, visitor, email }) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Malta?' });
  await agent.openChat(email);
  const label = page.getByRole('textbox', { name: 'Name of the label' });
  for (const button of ['Undo', 'Dismiss']) {
    await label.fill('shipping');
    await label.press('Enter');
    const toast = page.locator('.toast').filter({ hasText: 'Label shipping saved.' });
    await expect(label).toHaveValue('');
    await toast.getByRole('button', { name: button }).press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(label).toBeFocused();
  }
});
