import { expect, test } from '../people';
import { openFirstWidget } from './widget-screens';

test('what is not saved goes along to the other parts of the widget, and is asked about where it would be lost', async ({
  agent,
}) => {
  const { page } = agent;
  await openFirstWidget(page, 'Look');
  await page.getByRole('spinbutton', { name: 'Corner radius' }).fill('3');
  await page.getByRole('link', { name: 'Texts' }).click();
  await expect(page.getByText('Custom wording')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: 'Install', exact: true }).click();
  await expect(page.getByText('Check a page')).toBeVisible();
  await page.getByRole('link', { name: 'Agents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('link', { name: 'Look', exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Corner radius' })).toHaveValue('3');
  await page.getByRole('link', { name: 'Agents' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
});
