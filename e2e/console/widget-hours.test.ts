import { consoleHeader } from '../../src/contract/console';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { appWidgetId } from '../playground';

test('an administrator sets the hours of a week and a holiday, and is told what follows', async ({
  agent,
}) => {
  const { page } = agent;
  await page.getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('button', { name: 'New widget' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Fjord Books');
  await page.getByRole('button', { name: 'Create widget' }).click();
  await page.getByRole('link', { name: 'Hours' }).click();
  await expect(page.getByText('Always open.')).toBeVisible();
  const isLimited = page.getByRole('switch', { name: 'Open only during these hours' });
  await isLimited.press('Space');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Oslo');
  const from = page.getByLabel('Monday from', { exact: true });
  await from.fill('08:30');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await expect(from).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy to Friday' }).press('Enter');
  await isLimited.press('Space');
  await isLimited.press('Space');
  await expect(page.getByLabel('Friday from', { exact: true }).first()).toHaveValue('08:30');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page
      .getByRole('button', { name: `Remove these hours of ${day}` })
      .last()
      .click();
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Christmas');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Must be a day like 2026-12-25.')).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await expect(page.getByText('Not saved. Correct the marked fields.')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill('2031-12-25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Pages show it within a minute.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Thursday from', { exact: true })).toHaveValue('08:30');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2031-12-25');
  await expect(page.getByText(/^(Open now, until|Closed now\. Opens) .*\.$/)).toBeVisible();
});

test('hours are saved though an agent of the widget was removed while they were edited', async ({
  agent: { page },
  service,
  email,
}) => {
  const agents = `${service.url}/api/console/agents`;
  const headers = { [consoleHeader]: '1' };
  const data = { email, name: 'Ada', isAdministrator: false, widgets: [appWidgetId] };
  expect((await page.request.post(agents, { headers, data })).status()).toBe(201);
  await page.goto(`${service.url}/console/#/widgets/${appWidgetId}/hours`);
  const isLimited = page.getByRole('switch', { name: 'Open only during these hours' });
  await isLimited.click();
  expect((await page.request.delete(`${agents}/${email}`, { headers })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Pages show it within a minute.')).toBeVisible();
  await isLimited.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});
