import { expectNoFindings } from '../accessibility/axe';
import { holdBack } from '../hold-back';
import { expect, test } from '../people';
import { openFirstWidget } from './widget-screens';

test('an administrator prepares a draft, publishes it, sees it in the history and brings back what was before', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  await openFirstWidget(page, 'Behaviour');
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  async function script() {
    const files = [`${service.url}/js/${id}.js`, `${service.url}/js/${id}/panel.js`];
    const answers = await Promise.all(files.map((file) => page.request.get(file)));
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  }
  const before = await script();

  await page.getByRole('switch', { name: 'Visitors can ask for a call' }).press('Space');
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(page.getByText(/^1 unpublished change, saved by/)).toBeVisible();
  await expectNoFindings(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Visitors can ask for a call' })).toBeChecked();
  expect(await script()).toBe(before);

  await page.getByRole('button', { name: 'Publish…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  await expect(dialog).toContainText('In a chat › Visitors can ask for a call');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Pages show it within a minute.')).toBeVisible();
  expect(await script()).not.toBe(before);

  await page.getByRole('link', { name: 'History' }).click();
  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row').nth(1)).toContainText('agent@demo.example');
  await versions.getByText('1 change').first().click();
  await expectNoFindings(page);
  await versions
    .getByRole('button', { name: /^Restore as draft/ })
    .first()
    .click();
  await expect(page.getByText(/is now your unpublished draft\. Check it/)).toBeVisible();
  await page.getByRole('link', { name: 'Behaviour' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
  expect(await script()).toBe(before);
});

test('of two administrators the second is told that the first was there', async ({
  agent,
  browser,
  signedIn,
  service,
}) => {
  const { page } = agent;
  await page.getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('table').getByRole('link').last().click();
  await page.getByRole('link', { name: 'Behaviour' }).click();
  const sound = page.getByRole('switch', { name: 'Play a sound for new messages' });
  await expect(sound).toBeChecked();
  const context = await browser.newContext({ storageState: signedIn });
  const other = await context.newPage();
  await other.goto(`${service.url}/console/${new URL(page.url()).hash}`);
  await other.getByRole('switch', { name: 'Flash the browser tab’s title' }).click();
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/^1 unpublished change, saved by/)).toBeVisible();
  await context.close();

  await sound.click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Someone else has saved changes since you opened this.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard mine and load the latest' }).click();
  await expect(sound).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Flash the browser tab’s title' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
});

test('a discarded draft comes back at the second try, and what is still published is not called undone', async ({
  agent: { page },
}) => {
  await openFirstWidget(page, 'Behaviour');
  const sound = page.getByRole('switch', { name: 'Play a sound for new messages' });
  const undo = page.getByRole('button', { name: 'Undo' });
  async function refuseOnce(path: string) {
    const answer = { status: 503, json: { code: 503, message: 'Busy.' } };
    await page.route(path, (route) => route.fulfill(answer), { times: 1 });
  }
  await sound.click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(undo).toBeVisible();
  await refuseOnce('**/draft');
  await undo.click();
  await expect(page.getByText('Not undone: Busy.')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(sound).not.toBeChecked();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(undo).toBeVisible();
  // It stays where it is while a form comes, or a click on it would be lost.
  const place = await undo.boundingBox();
  const letFormCome = await holdBack(page, '**/HoursForm-*.js');
  await page.getByRole('link', { name: 'Hours' }).click();
  await expect(sound).toHaveCount(0);
  expect(await undo.boundingBox()).toEqual(place);
  letFormCome();
  await expect(page.getByRole('switch', { name: 'Open only during these hours' })).toBeVisible();
  await refuseOnce('**/settings');
  await undo.click();
  await expect(page.getByText('Not undone: Busy.')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.getByRole('link', { name: 'Behaviour' }).click();
  await expect(sound).toBeChecked();
});
