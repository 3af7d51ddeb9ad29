import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import type { Visitor } from '../visitor';

const styles = ['transform=scale(1)', 'filter=blur(0)', 'contain=paint', 'perspective=9px', 'zoom=1.5'];

for (const style of styles) {
  test(`launcher and panel keep their corner on a body with ${style}`, async ({ consoleApi, visitor }) => {
    await consoleApi.goOnline();
    await visitor.visit(`/qa/shifted-body.html?${style}`);
    await standsInTheCorner(visitor);
  });
}

for (const style of [
  'transform=scale(1)',
  'perspective=9px',
  'will-change=transform&--height=0',
  'contain=paint',
]) {
  test(`launcher and panel keep their corner on a document with ${style}`, async ({
    consoleApi,
    visitor,
  }) => {
    await consoleApi.goOnline();
    await visitor.visit(`/qa/shifted-body.html?html&${style}`);
    await standsInTheCorner(visitor);
  });
}

test('launcher and panel keep their corner where the document is zoomed', async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  await visitor.visit('/qa/zoomed.html');
  await standsInTheCorner(visitor);
});

test('a zoomed document on a small screen has the panel cover what is seen', async ({
  consoleApi,
  visitor,
}) => {
  await consoleApi.goOnline();
  await visitor.page.setViewportSize({ width: 390, height: 700 });
  await visitor.visit('/qa/zoomed.html');
  await visitor.launcher.click();
  await expect
    .poll(() => visitor.dialog.boundingBox())
    .toEqual({ x: 0, y: 0, width: expect.closeTo(390, 0), height: expect.closeTo(700, 0) });
});

test('nothing of it is printed', async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  await visitor.visit('/qa/printed.html');
  await visitor.launcher.click();
  await expect(visitor.dialog).toBeVisible();
  await visitor.page.emulateMedia({ media: 'print' });
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.page.locator('chat-widget')).toBeHidden();
});

async function standsInTheCorner({ page, launcher, dialog }: Visitor) {
  await expect.poll(() => isSeen(page, launcher)).toBe(true);
  await launcher.click();
  await expect(dialog.getByRole('button', { name: 'Minimize' })).toBeVisible();
  await expect.poll(() => isSeen(page, dialog)).toBe(true);
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(400);
}

async function isSeen(page: Page, element: Visitor['launcher']) {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  const right = size.width - box.x - box.width;
  const bottom = size.height - box.y - box.height;
  return box.x >= 0 && box.y >= 0 && right >= 0 && right < 60 && bottom >= 0 && bottom < 60;
}
