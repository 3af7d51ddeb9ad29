import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';

test('the documentation is a site that is read and searched, and links to nothing that is not there', async ({
  page,
  service,
}) => {
  const missing: string[] = [];
  page.on('response', (answer) => answer.ok() || missing.push(answer.url()));
  await page.goto(`${service.url}/docs/`);
  await page.getByRole('main').getByRole('link', { name: 'Running the service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Running the service' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('visitor.name');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Canned replies/ })
    .first()
    .click();
  await expect(page.getByText('{{visitor.name|there}}')).toBeVisible();

  const elsewhere = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)),
  );
  expect(elsewhere).toEqual([]);
  expect(missing).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the documentation is without findings in ${colorScheme}`, async ({ page, service }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${service.url}/docs/settings.html`);
    await expectNoFindings(page);
  });
