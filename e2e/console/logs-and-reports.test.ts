import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { createOutsider } from '../attack/outsider';
import { widgetId } from '../visitor';
import { leaveChat } from './leave-chat';

test('an administrator finds an ended chat in the logs, reads and exports it, and sees it in the reports', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  // What the filter has to leave out.
  await leaveChat(service.url, { email: 'somebody.else@example.com' });
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is the lamp <b>bright</b>?' });
  await agent.openChat(email);
  await agent.answer('It is: 800 lumen');
  await agent.closeChat();
  const { page } = agent;

  await page.getByRole('link', { name: 'Logs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Text' }).fill(email);
  await page.getByRole('textbox', { name: 'Text' }).press('Enter');
  const rows = page
    .getByRole('table', { name: 'Ended chats' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Answered');
  await expectNoFindings(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chats.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain(email);
  expect(table.trim().split('\r\n')).toHaveLength(2);

  // A year is read once it is whole, and not with each of its numbers.
  const starts: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/logs')) starts.push(searchParams.get('start'));
  });
  const from = page.getByLabel('From');
  await from.fill('2999-01-01');
  await expect(page.getByRole('alert')).toHaveText('The end is before the start.');
  await expect(rows).toHaveCount(1);
  await from.focus();
  await page.keyboard.type('05052020', { delay: 20 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => starts).toEqual(['2020-05-05']);
  await expect(rows).toHaveCount(1);

  await rows.getByRole('link').click();
  const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem');
  await expect(lines).toContainText(['Is the lamp <b>bright</b>?', 'It is: 800 lumen']);
  await expectNoFindings(page);
  await page.reload();
  await expect(lines).toHaveCount(2);

  await page.getByRole('link', { name: 'Reports' }).click();
  const chats = page.locator('.reports-tiles > div').filter({ hasText: 'Chats' });
  await expect(chats.locator('dd').first()).not.toHaveText('0');
  await page.getByRole('combobox', { name: 'By' }).selectOption('Page');
  await expect(page.getByRole('table', { name: 'Chats by page' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.locator('canvas').first()).toHaveJSProperty('hidden', false);
  await expectNoFindings(page);

  // Without what the logs brought along, all of a screen is printed, and not only what is in sight.
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toHaveCSS('overflow-y', 'visible');
  await expect(page.getByRole('link', { name: 'Logs' })).toBeHidden();
});

test('names of any length and direction stand in their column, and no number is broken', async ({
  agent: { page },
  consoleApi,
  service,
  email,
}) => {
  const names = ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter', 'נועה לוי'];
  for (const visitorName of names) await leaveChat(service.url, { email, visitorName });
  await createOutsider(service.url).visit('POST', '', { widgetId, email, visitorMessage: names.join('\n') });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Good evening!');
  await consoleApi.close(id);
  await page.getByRole('link', { name: 'Logs' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(email);
  const table = page.getByRole('table', { name: 'Ended chats' });
  // Words are found a moment after they were written.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Text' }).press('Enter');
    await expect(table.getByRole('link')).toHaveCount(names.length + 1, { timeout: 2_000 });
  }).toPass();
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await table.evaluate((element) => {
      function partsOf(node: Element) {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      }
      const links = [...element.querySelectorAll('td a')];
      return {
        starts: links.map((link) => Math.round(Math.min(...partsOf(link).map(({ left }) => left)))),
        areWithin: links.every((link) => {
          const cell = link.closest('td')?.getBoundingClientRect();
          return partsOf(link).every(({ right }) => right <= (cell?.right ?? 0) + 1);
        }),
        broken: [...element.querySelectorAll('td.table-number')].filter((cell) => partsOf(cell).length > 1)
          .length,
      };
    });
    expect(new Set(places.starts).size, `${width}: ${places.starts}`).toBe(1);
    expect([places.areWithin, places.broken], `${width}`).toEqual([true, 0]);
  }
});
