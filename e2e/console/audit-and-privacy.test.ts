import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { beginChat } from './begin-chat';

test('a shorter retention says what it deletes before it is saved', async ({ agent, service, email }) => {
  await agent.goOnline();
  await beginChat(service.url, email, 'Keep this');
  await agent.openChat(email);
  await agent.closeChat();
  const { page } = agent;
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.route('**/privacy/due?*', async (route) => {
    const json = { cases: 1200, visitors: 0, screenshots: 31, logEntries: 0 };
    await route.fulfill({ response: await route.fetch(), json });
  });
  await page.getByRole('spinbutton', { name: 'Keep chats' }).fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete older data?' });
  await expect(dialog).toContainText(
    '1,200 chats with everything that belongs to them and 31 pictures and files',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page);
  await expect(dialog.getByRole('button', { name: 'Save and delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('an administrator finds a visitor, hands over what is kept, erases it, and sees that in the audit log', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Forget me later' });
  await agent.openChat(email);
  const { page } = agent;
  await page.getByRole('link', { name: 'Privacy' }).click();
  const who = page.getByRole('textbox', { name: 'Visitor’s e-mail' });
  await who.fill(email);
  await who.press('Enter');
  await expect(page.getByText('1 chat or message.')).toBeVisible();
  await expectNoFindings(page);
  async function countExports() {
    const answer = await page.request.get(`${service.url}/api/console/audit?subject=visitor`);
    const { entries } = (await answer.json()) as { entries: { action: string }[] };
    return entries.filter(({ action }) => action === 'exported').length;
  }
  const before = await countExports();
  await who.press('Enter');
  await expect(page.getByText('1 chat or message.')).toBeVisible();
  expect(await countExports()).toBe(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Forget me later');
  expect(await countExports()).toBe(before + 1);
  await page.getByRole('button', { name: 'Erase…' }).click();
  const erase = page.getByRole('button', { name: 'Erase visitor' });
  await expect(erase).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await erase.click();
  await expect(page.getByText('Erased: 1 chat.')).toBeVisible();
  await who.fill(email);
  await who.press('Enter');
  await expect(page.getByText('No data about this visitor')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row');
  await expect(rows.filter({ hasText: 'erased the data of a visitor (1 chat)' }).first()).toBeVisible();
  await page.getByLabel('Item type').selectOption('Visitor');
  await expect(rows.filter({ hasText: 'webhook' })).toHaveCount(0);
  await expectNoFindings(page);
});

test('letters behind a number of days leave it as it is, in place of keeping everything for ever', async ({
  agent,
}) => {
  const { page } = agent;
  await page.getByRole('link', { name: 'Privacy' }).click();
  const days = page.getByRole('spinbutton', { name: 'Keep chats' });
  await days.pressSequentially('3000 Tage');
  await days.press('Tab');
  await expect(days).toHaveValue('3000');
  const saving = page.waitForRequest(
    (request) => request.method() === 'PUT' && /privacy/.test(request.url()),
  );
  await page.route('**/api/console/privacy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saving).postDataJSON()).toMatchObject({ keepCasesDays: 3000 });
});
