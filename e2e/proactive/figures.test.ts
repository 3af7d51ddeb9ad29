import type { Page } from 'playwright/test';
import { expect, testAlone as test } from '../people';
import { appWidgetId } from '../playground';
import { visitorOn } from '../visitor';

test('what visitors do with an invitation is beside its rule in the console', async ({
  browser,
  agent,
  consoleApi,
  service,
  email,
}) => {
  const { page: desk } = agent;
  await consoleApi.goOnline();
  await desk.goto(`${service.url}/console/#/rules/${appWidgetId}`);
  const rules = desk.getByRole('region', { name: 'Rules, in order' });
  const bulbs = rules.getByRole('listitem').filter({ hasText: 'bulbs' }).first();
  await expect(bulbs).toContainText('No invitations in the last 30 days');

  async function invited(): Promise<Page> {
    const { page } = visitorOn(await (await browser.newContext()).newPage(), service.url);
    await page.clock.install();
    await page.goto(`${service.url}/spa/?view=bulbs`);
    await expect(page.getByText('bulbs: doesn’t match')).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(card(page)).toBeVisible();
    return page;
  }
  const leaving = await invited();
  await card(leaving).getByRole('button', { name: 'Close invitation' }).click();
  await leaving.goto('about:blank');

  const asking = await invited();
  await card(asking).getByRole('textbox', { name: 'Your answer' }).fill('Which bulb for the Fell?');
  await card(asking).getByRole('button', { name: 'Send' }).click();
  const { dialog, sees } = visitorOn(asking, service.url);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await sees('Which bulb for the Fell?');
  await invited();

  await expect(async () => {
    await desk.reload();
    await expect(bulbs).toContainText('Last 30 days: shown 3 times, 1 answered, 1 closed', {
      timeout: 2_000,
    });
  }).toPass();
  const care = rules.getByRole('listitem').filter({ hasText: 'care' }).first();
  await expect(care).toContainText('No invitations in the last 30 days');

  await bulbs.getByRole('button', { name: 'Edit bulbs' }).click();
  await bulbs.getByRole('textbox', { name: 'Name', exact: true }).fill('lightbulbs');
  await expect(rules.getByRole('listitem').first()).toContainText('Not published yet');
});

function card(page: Page) {
  return page.getByRole('region', { name: 'Invitation to chat' });
}
