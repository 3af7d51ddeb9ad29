import { expect, test } from '../people';
import { openFirstWidget } from './widget-screens';

test('no screen scrolls into emptiness in a small window', async ({ agent, service }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  const widget = new URL(page.url()).hash.replace('/look', '');
  const parts = ['look', 'texts', 'forms', 'hours'].map((part) => `${widget}/${part}`);
  await page.setViewportSize({ width: 360, height: 480 });
  for (const hash of [...parts, '#/connections/mail', '#/rules', '#/account', '#/privacy']) {
    await page.goto(`${service.url}/console/${hash}`);
    await expect(page.locator('.page :is(form, table, iframe)').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), hash).toBe(0);
  }
});
