import { expectNoFindings } from '../accessibility/axe';
import { consoleHeader } from '../../src/contract/console';
import { holdBack } from '../hold-back';
import { expect, test } from '../people';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

test('an administrator connects a webhook, sees a test arrive in the delivery log, and removes it', async ({
  agent,
}) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(String(chunk)));
    request.on('end', () => response.end('taken, thanks'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const { page } = agent;
  try {
    await agent.open();
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Events').selectOption('Agent status');
    await dialog.getByLabel('URL', { exact: true }).fill('http://192.0.2.300/');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByLabel('URL', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('URL', { exact: true }).fill(`http://127.0.0.1:${port}/hook`);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('region', { name: 'signing secret' })).toContainText('whsec_');
    await page.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('row').filter({ hasText: String(port) });
    await row.getByRole('link', { name: 'Agent status' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => received.join('')).toContain('"test"');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Delivered' })).toBeVisible();
    await expect(page.getByRole('code').filter({ hasText: /^test$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('taken, thanks')).toBeVisible();
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Remove webhook' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: String(port) })).toHaveCount(0);
    for (const part of ['Bots', 'Mail']) {
      await page.getByRole('navigation').getByRole('link', { name: part, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
      await expectNoFindings(page);
    }
  } finally {
    receiver.close();
  }
});

test('a webhook is for a widget, however late the list of widgets comes', async ({ agent }) => {
  const { page } = agent;
  await agent.open();
  const arrive = await holdBack(page, '**/widgets');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await page.getByRole('button', { name: 'New webhook' }).click();
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  arrive();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL', { exact: true }).fill('https://192.0.2.3/hook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row').filter({ hasText: '192.0.2.3' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await expect(page.getByRole('row').filter({ hasText: '192.0.2.3' })).toHaveCount(0);
});

test('since when a webhook fails is whole on a phone', async ({ agent: { page }, service }) => {
  const id = '00000000-0000-4000-8000-000000000000';
  await page.route('**/api/console/endpoints', (route) =>
    route.fulfill({
      headers: { [consoleHeader]: '1' },
      json: {
        endpoints: [
          {
            id,
            purpose: 'agentStatus',
            url: 'https://192.0.2.3/hook',
            hasToken: false,
            isEnabled: true,
            failingSince: Date.UTC(2026, 10, 28, 21, 40, 57),
            createdAt: Date.UTC(2026, 10, 1),
          },
        ],
      },
    }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${service.url}/console/#/connections/webhooks/${id}`);
  const badge = page.getByText('Failing since 28 Nov 2026');
  await expect(badge).toBeVisible();
  const { x = 0, width = 0 } = (await badge.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
});
