import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';

test('an administrator corrects an agent’s name', async ({ agent: { page } }) => {
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: /^Manage Jonas/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(/^Jonas/);
  await expectNoFindings(page);
  await name.fill('Jona Berg');
  await name.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Jona Berg' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: /Jona Berg/ })).toBeVisible();
});
