import { expectNoFindings } from '../accessibility/axe';
import { addWidget } from '../add-widget';
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

test('an administrator invites somebody to some of the widgets, and sees which ones they answer', async ({
  agent: { page },
  service,
}) => {
  await addWidget(page.request, service, 'Second shop', {});
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Invite agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite agent' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('lin@shop.example');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lin Berg');
  const widgets = dialog.getByRole('group', { name: 'Widgets' });
  const boxes = widgets.getByRole('checkbox');
  for (const box of await boxes.all()) {
    await expect(box).toBeChecked();
    await box.uncheck();
  }
  await expect(widgets).toContainText('they see no chats');
  await widgets.getByRole('checkbox', { name: 'Second shop' }).check();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('dialog', { name: 'Share this link' }).getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /Lin Berg/ });
  await expect(row.getByRole('cell', { name: 'Second shop', exact: true })).toBeVisible();
});
