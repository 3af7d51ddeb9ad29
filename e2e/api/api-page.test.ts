import type { ConsoleMessage, Page } from 'playwright/test';
import { expect, test } from '../people';

/** The page open at `/openapi/`, and what it complained of or asked elsewhere. */
async function openPage(page: Page, url: string): Promise<{ faults: string[] }> {
  const faults: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol !== 'data:' && asked.origin !== url) faults.push(asked.href);
  });
  await page.goto(`${url}/openapi/`);
  await expect(operationOf(page, 'GET', '/api/v1/user.json')).toBeVisible();
  return { faults };
}

function operationOf(page: Page, method: string, path: string) {
  return page
    .locator('.opblock')
    .filter({ has: page.getByText(method, { exact: true }) })
    .filter({ has: page.locator(`[data-path="${path}"]`) });
}

test('the API page lists every call, sends one with the key given to it, asks nobody else, and fits a phone', async ({
  page,
  service,
}) => {
  const { faults } = await openPage(page, service.url);
  const api = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  const calls = Object.values(api.paths).flatMap(Object.keys);
  await expect(page.locator('.opblock:not([id*="webhook" i])')).toHaveCount(calls.length);
  expect(faults).toEqual([]);

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const scheme = page.locator('.auth-container').filter({ hasText: 'api_key' });
  await scheme.getByRole('textbox').fill('demo-provisioning-key');
  await scheme.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.dialog-ux').getByRole('button', { name: 'Close', exact: true }).first().click();
  const call = operationOf(page, 'GET', '/api/v1/user.json');
  await call.getByRole('button').first().click();
  await call.getByPlaceholder('email').fill('agent@demo.example');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('Maya Lindqvist');
  expect(faults).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await operationOf(page, 'PUT', '/api/v1/widget.json').getByRole('button').first().click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: colorScheme })
      .toBe(390);
    const root = page.locator('html');
    // Its script puts a class there as soon as the browser has told it.
    if (colorScheme === 'light') await expect(root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    else await expect(root).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
