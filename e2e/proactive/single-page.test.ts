import type { BrowserContext, Page } from 'playwright/test';
import type { RowTests } from '../interface/rows';
import { expect, test } from '../people';
import { call } from '../playground';

const bulbs = 'Tell me the lamp and the room';
const care = 'A stain on the steel?';

test.beforeEach(async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  await visitor.page.clock.install();
  await visitor.visit('/spa/');
  await expect(visitor.page.getByText('bulbs: doesn’t match')).toBeVisible();
});

const tests: RowTests<'single-page'> = {
  /** A change of route fires the rule of that route, once. */
  reInitProactiveRules: async ({ visitor: { page } }) => {
    await page.evaluate(() => {
      const { ChatWidget } = window as unknown as { ChatWidget: { on(name: string, fn: () => void): void } };
      const counted = window as unknown as { invited: number };
      counted.invited = 0;
      ChatWidget.on('OpenProactive', () => counted.invited++);
    });
    await page.clock.runFor(10_000);
    await expect(invitation(page)).toBeHidden();
    await goTo(page, 'Bulbs');
    await page.clock.runFor(1_000);
    await expect(invitation(page)).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(invitation(page)).toContainText(bulbs);
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => (window as unknown as { invited: number }).invited)).toBe(1);
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

test('reInitProactiveRules({force: true}): closing keeps the next away for 30 minutes, force brings it back', async ({
  visitor: { page },
}) => {
  await goTo(page, 'Bulbs');
  await page.clock.runFor(4_000);
  await invitation(page).getByRole('button', { name: 'Close invitation' }).click();
  const closedAt = await page.evaluate(() => Date.now());
  const delay = await delayCookie(page.context());
  expect(Math.abs((delay?.expires ?? 0) * 1000 - closedAt - 30 * 60_000)).toBeLessThan(5_000);

  await goTo(page, 'Care');
  await page.clock.runFor(29 * 60_000);
  await ageCookies(page);
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByText('care: matches, closedRecently')).toBeVisible();

  await page.getByRole('button', { name: 'Start over, forced' }).click();
  await page.clock.runFor(4_000);
  await expect(invitation(page)).toContainText(care);
});

test('half an hour after an invitation was closed, the next one comes', async ({ visitor: { page } }) => {
  await goTo(page, 'Bulbs');
  await page.clock.runFor(4_000);
  await invitation(page).getByRole('button', { name: 'Close invitation' }).click();
  await expect.poll(() => delayCookie(page.context())).toBeDefined();
  await page.clock.runFor(31 * 60_000);
  await ageCookies(page);
  await goTo(page, 'Care');
  await page.clock.runFor(4_000);
  await expect(invitation(page)).toContainText(care);
});

test('clearAllCookies(): leaves no cookie and no storage', async ({ visitor: { page } }) => {
  await goTo(page, 'Bulbs');
  await page.clock.runFor(4_000);
  await invitation(page).getByRole('button', { name: 'Close invitation' }).click();
  await expect.poll(() => delayCookie(page.context())).toBeDefined();
  await call(page, 'clearAllCookies');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

function invitation(page: Page) {
  return page.getByRole('region', { name: 'Invitation to chat' });
}

async function goTo(page: Page, view: string) {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click();
}

async function delayCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'chat-widget-delay');
}

/** The browser's own jar does not follow the page's clock: drops what would be over by it. */
async function ageCookies(page: Page) {
  const now = (await page.evaluate(() => Date.now())) / 1000;
  for (const { name, expires } of await page.context().cookies()) {
    if (expires > 0 && expires <= now) await page.context().clearCookies({ name });
  }
}
