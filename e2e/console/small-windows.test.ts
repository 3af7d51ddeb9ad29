import { expect, test, testAlone } from '../people';
import { openFirstWidget, previewOn } from './widget-screens';

test('settings of the look are in sight beside the preview from 1,024 px on', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('textbox', { name: 'Accent colour', exact: true })).toBeInViewport();
  await expect(previewOn(page).getByRole('button', { name: 'Start chat' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('the preview for desktop is whole on a phone', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Desktop' }).click();
  const screen = page.getByRole('group', { name: 'The page' });
  const whole = await screen.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const page = box.querySelector('iframe')?.getBoundingClientRect();
    return (
      page && [
        page.left - left,
        right - page.right,
        page.top - top,
        bottom - page.bottom,
        box.scrollWidth - box.clientWidth,
      ]
    );
  });
  for (const gap of whole ?? []) expect(gap).toBeLessThan(2);
  expect(whole).toHaveLength(5);
  expect(Math.min(...(whole ?? []))).toBeGreaterThanOrEqual(0);
  const start = previewOn(page).getByRole('button', { name: 'Start chat' });
  await screen.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await expect(start).toBeInViewport({ ratio: 1 });
});

test('no screen scrolls into emptiness in a small window', async ({ agent, service }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  const widget = new URL(page.url()).hash.replace('/look', '');
  const parts = ['look', 'texts', 'forms', 'hours'].map((part) => `${widget}/${part}`);
  await page.setViewportSize({ width: 360, height: 480 });
  for (const hash of [...parts, '#/connections/mail', '#/rules', '#/account', '#/privacy']) {
    await page.goto(`${service.url}/console/${hash}`);
    await expect(page.locator('.page :is(form, table, iframe)').first()).toBeVisible();
    // A preview fits the width of the window once the browser has drawn.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), hash)
      .toBe(0);
  }
});

test('where a chat can’t be found, that fills a phone', async ({ agent: { page }, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${service.url}/console/#/cases/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This chat can’t be found')).toBeVisible();
  expect(await page.locator('.conversation-pane').boundingBox()).toMatchObject({ x: 0, width: 390 });
});

/** Where no other chats wait, whose number would be beside the name. */
testAlone(
  'in the smallest window a chat of the list is within reach, and its visitor’s name has room beside the buttons',
  async ({ agent, visitor, email }) => {
    const { page } = agent;
    await agent.goOnline();
    await visitor.visit('/');
    await visitor.startChat({ email, name: 'Annabell Weber-Lindqvist', question: 'Is there room?' });
    await page.setViewportSize({ width: 320, height: 256 });
    const row = agent.list.getByRole('listitem').filter({ hasText: 'Annabell' });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeInViewport({ ratio: 1 });
    await agent.openChat('Annabell Weber-Lindqvist');
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(async () => (await page.getByRole('heading', { name: 'Annabell' }).boundingBox())?.width)
        .toBeGreaterThan(80);
    }
    // Out of the box, where letters are text, also where the row of the chat is out of sight.
    await page.getByRole('textbox', { name: 'Answer', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('textarea:focus')).toHaveCount(0);
  },
);

test('a field that the browser fills in sends an event without a key, which harms nothing', async ({
  agent,
}) => {
  const { page } = agent;
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox'))
    .first()
    .evaluate((field) => {
      field.dispatchEvent(new Event('keydown', { bubbles: true }));
    });
  expect(thrown).toEqual([]);
});

test('a dialog stays in sight where the window becomes narrower or wider', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  const dialog = page.getByRole('dialog');
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await page.getByRole('button', { name: 'Ban…' }).click();
  await expect(dialog.getByRole('button', { name: 'Ban' })).toBeVisible();
  await page.setViewportSize({ width: 720, height: 450 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('in a narrow window the focus goes on into the pane that takes the place of another', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  const row = agent.list.getByRole('button', { name: email, exact: true });
  await row.waitFor();
  const toVisitor = page.getByRole('button', { name: 'Visitor', exact: true });
  const hide = page.getByRole('button', { name: 'Hide visitor' });
  await page.setViewportSize({ width: 720, height: 450 });
  await row.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await toVisitor.press('Enter');
  await expect(hide).toBeFocused();
  await hide.press('Enter');
  await expect(toVisitor).toBeFocused();
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(row).toBeFocused();
  // Beside the chat, whose pane covers a part of it.
  await page.setViewportSize({ width: 900, height: 600 });
  await row.press('Enter');
  await toVisitor.press('Enter');
  await expect(toVisitor).toBeFocused();
  await hide.press('Enter');
  await expect(toVisitor).toBeFocused();
});
