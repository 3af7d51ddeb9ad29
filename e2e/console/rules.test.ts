import { expectNoFindings } from '../accessibility/axe';
import { addWidget } from '../add-widget';
import { expect, test } from '../people';
import { leaveChat } from './leave-chat';

test('the time zone of rules is chosen among those that exist', async ({ agent }) => {
  const { page } = agent;
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('the first condition about time is in the zone of the widget’s hours, and says so', async ({
  agent: { page },
  service,
}) => {
  const widgetId = await addWidget(page.request, service, 'Tokyo', {});
  const set = await page.request.put(`${service.url}/api/console/widgets/${widgetId}`, {
    headers: { 'x-console': '1' },
    data: { schedule: { timeZone: 'Asia/Tokyo', schedules: [] } },
  });
  expect(set.ok()).toBe(true);
  await page.goto(`${service.url}/console/#/rules/${widgetId}`);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('UTC');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('combobox', { name: 'Property' }).last().selectOption('Time of day');
  await expect(page.getByText('In the time zone Asia/Tokyo.')).toBeVisible();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await zone.selectOption('Europe/Oslo');
  await expect(
    page.getByText('In the time zone Europe/Oslo. The widget’s hours are in Asia/Tokyo.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('an administrator writes a rule by keyboard, sees it in the dry run, saves it and takes it away', async ({
  agent,
}) => {
  const { page } = agent;
  async function publish() {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Pages show it within a minute.').last()).toBeVisible();
  }
  await agent.open();
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('region', { name: 'Rules, in order' });
  const count = await rules.getByRole('button', { name: /^Duplicate / }).count();
  await rules.getByRole('button', { name: 'Add rule' }).press('Enter');
  await expect(rules.getByRole('button', { name: /^Duplicate / })).toHaveCount(count + 1);
  const last = rules.getByRole('listitem').last();
  await last.getByRole('textbox', { name: 'Name', exact: true }).fill('lamp-lovers');
  await last.getByRole('combobox', { name: 'Property' }).selectOption('Page URL');
  await last.getByRole('textbox', { name: /^Value/ }).fill('/lamps');
  await expect(last).toContainText('When “Page URL” contains “/lamps”');

  const results = page.getByRole('list', { name: 'Rules on this page' });
  const result = results.getByRole('listitem').filter({ hasText: 'lamp-lovers' });
  await expect(result).toContainText('Doesn’t match');
  await page.getByLabel('Address of page 1').fill('https://shop.example/lamps/7');
  await expect(result).toContainText('Invites');
  await page.getByRole('button', { name: 'Add page' }).press('Enter');
  await page.getByLabel('Address of page 2').fill('https://shop.example/cart');
  const trail = page.getByRole('list', { name: 'Pages of the visit' });
  await expect(trail.getByRole('button').first()).toContainText('“lamp-lovers” invites immediately.');
  await expect(trail.getByRole('button').last()).toContainText('No rule invites.');
  await expect(result).toContainText('Doesn’t match');
  await trail.getByRole('button', { name: '/lamps/7' }).press('Enter');
  await expect(result).toContainText('✓');
  await expectNoFindings(page);

  await last.getByRole('button', { name: 'Move lamp-lovers up' }).press('Enter');
  await publish();
  await page.reload();
  const saved = rules.getByRole('listitem').filter({ hasText: 'lamp-lovers' });
  await expect(saved).toHaveCount(1);
  await saved.getByRole('button', { name: 'Remove lamp-lovers' }).click();
  await publish();
  await expect(saved).toHaveCount(0);
});

test('a dry run begins with the visit of a chat, and shows the variables of its page', async ({
  agent,
  consoleApi,
  service,
  email,
}) => {
  await consoleApi.goOnline();
  const jsVariables = JSON.stringify([{ name: 'cart.total', value: '129' }]);
  await leaveChat(service.url, { email, jsVariables });
  const { page } = agent;
  await page.getByRole('link', { name: 'Rules' }).click();
  const visits = page.getByLabel('Start from the visit of a chat');
  const title = await visits.getByRole('option').filter({ hasText: email }).textContent();
  await visits.selectOption(title ?? '');
  const variables = page.getByLabel('JavaScript variables');
  await expect(variables).toHaveValue('cart.total=129');
  await variables.pressSequentially('0\ncart.co');
  await expect(variables).toHaveValue('cart.total=1290\ncart.co');
});
