import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { openFirstWidget } from './widget-screens';

test('what is wrong is said at its field in words, and never as a path', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'General');
  await page.getByRole('button', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'site 1' }).fill('shop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Site 1: Must be like https:/)).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'site 1' })).toBeFocused();
  await expect(page.getByText('Not saved. Correct the marked fields.')).toBeVisible();
  await expect(page.getByText('allowedOrigins')).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Remove site 1' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('Must be 1 to 99 characters.')).toBeVisible();
});
