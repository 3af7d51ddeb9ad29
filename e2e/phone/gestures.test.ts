import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import type { Visitor } from '../visitor';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

async function open({ page, dialog, visit }: Visitor) {
  await visit('/');
  await page.getByRole('button', { name: 'Chat with us' }).tap();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  // What small screens need has come once the page behind the chat is held still.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
}

/** Draws a finger from one place to others. */
async function swipe(page: Page, places: readonly (readonly [number, number])[]) {
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = places.map(([x, y]) => [{ x, y }]);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ?? [] });
  for (const touchPoints of others)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a swipe down on the header minimises the chat, a short or sideways one does not', async ({
  visitor,
}) => {
  const { page, dialog } = visitor;
  await open(visitor);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is it kept?');
  await swipe(page, [
    [100, 30],
    [100, 34],
  ]);
  await swipe(page, [
    [100, 30],
    [160, 35],
    [260, 40],
  ]);
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
  await swipe(page, [
    [100, 30],
    [102, 90],
    [104, 240],
  ]);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Chat with us' }).tap();
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('Is it kept?');
});

test('a swipe that begins on a button of the header presses none', async ({ visitor }) => {
  const { page, dialog } = visitor;
  await open(visitor);
  const box = await dialog.getByRole('button', { name: 'Close chat' }).boundingBox();
  if (!box) throw new Error('The button is not there.');
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is it kept?');
  await swipe(page, [
    [box.x + 10, box.y + 10],
    [box.x + 10, box.y + 60],
    [box.x + 10, box.y + 300],
  ]);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Chat with us' }).tap();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('Is it kept?');
});

// Chromium's close watchers hear Escape as they hear Android's back, unless a script has taken the key.
test('back leaves the question whether to end, then minimises the chat, and stays on the page', async ({
  visitor,
  email,
}) => {
  const { page, dialog } = visitor;
  await open(visitor);
  const places = await page.evaluate(() => window.history.length);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Where does back lead?');
  await dialog.getByRole('button', { name: 'Start chat' }).tap();
  await expect(visitor.log).toContainText('Where does back lead?');
  await dialog.getByRole('button', { name: 'Close chat' }).tap();
  const question = dialog.getByRole('button', { name: 'Keep chatting' });
  await expect(question).toBeVisible();
  await back(page);
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.history.length)).toBe(places);
});

/** No element has the focus, as on a phone whose keyboard is down. */
async function back(page: Page) {
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('chat-widget') ?? {};
    (shadowRoot?.activeElement as HTMLElement | null)?.blur();
  });
  await page.keyboard.press('Escape');
}
