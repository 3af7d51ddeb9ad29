import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';
import { beginChat } from './begin-chat';
import { takePictures } from '../screenshots/pictures';

test('an agent filters the lists by the keyboard, keeps the filter over a reload, and takes it away', async ({
  agent,
  service,
  email,
}) => {
  await agent.goOnline();
  await beginChat(service.url, email, 'It broke');
  await agent.openChat(email);
  const { page } = agent;
  const labels = page.getByRole('region', { name: 'Labels' });
  await labels.getByRole('textbox', { name: 'Name of the label' }).fill('Warranty');
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter chats' });
  await expect(dialog.getByRole('combobox', { name: 'Label' }).getByRole('option')).toHaveText([
    'Any',
    'Warranty',
  ]);
  await expectNoFindings(page);
  await dialog.getByRole('combobox', { name: 'Label' }).selectOption('Warranty');
  await dialog.getByRole('button', { name: 'Today' }).click();
  await takePictures(page, 'filter-dialog');
  await dialog.getByRole('button', { name: 'Show chats' }).press('Enter');
  const row = agent.list.getByRole('listitem').filter({ hasText: email });
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect(chips).toHaveCount(2);
  await expect(row).toBeVisible();
  await expect(page.getByRole('status').getByText('1 result', { exact: true })).toBeAttached();
  await expectNoFindings(page);
  await takePictures(page, 'filtered');

  await page.reload();
  await expect(chips).toHaveCount(2);
  await expect(row).toBeVisible();
  await agent.closeChat();
  await page.route(/\/cases\?.*view=closed/, async (route) => {
    const response = await route.fetch();
    const isLast = route.request().url().includes('cursor=');
    const page = (await response.json()) as object;
    await route.fulfill({ response, json: { ...page, ...(!isLast && { nextCursor: '1.a' }) } });
  });
  await page.getByRole('tab', { name: 'Ended' }).click();
  await expect(row).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
  await page.getByRole('tab', { name: 'Offline messages' }).click();
  await expect(page.getByText('No chats match these filters')).toBeVisible();
  await takePictures(page, 'filtered-to-nothing');

  await chips.first().getByRole('button').press('Enter');
  await expect(chips).toHaveCount(1);
  await expect(chips.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
});
