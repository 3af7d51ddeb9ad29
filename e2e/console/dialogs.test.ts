import { EventEmitter, once } from 'node:events';
import { demo } from '../../src/service/demo/demo-organisation';
import { expect, test } from '../people';
import { removeReplies } from './remove-replies';

test('a dialog stays where a text in it is marked with the mouse beyond its edge, and asks before it is lost', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  await page.goto(`${service.url}/console/#/replies`);
  await page.getByRole('button', { name: 'New reply' }).first().click();
  const dialog = page.getByRole('dialog');
  const text = page.getByRole('dialog', { name: 'New canned reply' }).getByRole('textbox').last();
  await text.fill('A text of many words that took a while to write');
  const field = await text.boundingBox();
  if (!field) throw new Error('The field is not in sight.');
  await page.mouse.move(field.x + 40, field.y + 10);
  await page.mouse.down();
  await page.mouse.move(5, field.y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(text).toHaveValue('A text of many words that took a while to write');

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const isAskedByBrowser = new Promise((resolve) => {
    page.once('dialog', (asked) => {
      void asked.dismiss();
      resolve(asked.type());
    });
  });
  const stay = question.getByRole('button', { name: 'Keep editing' });
  for (const leave of [
    () => page.mouse.click(5, field.y + 12),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await text.focus();
    await leave();
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(text).toHaveValue('A text of many words that took a while to write');
  }
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Escape');
  await expect(text).toHaveValue('A text of many words that took a while to write');
  if (await question.isVisible()) await stay.click();
  await text.press('End');
  void page.evaluate(() => location.reload());
  expect(await isAskedByBrowser).toBe('beforeunload');

  await page.mouse.click(5, field.y + 12);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  const open = page.getByRole('button', { name: 'New reply' }).first();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(5, field.y + 12);
  await expect(dialog).toHaveCount(0);
});

test('a key that is shown once goes by its button alone', async ({ agent, service }) => {
  const { page } = agent;
  await page.goto(`${service.url}/console/#/keys`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Nightly export');
  await page.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API token' });
  await expect(shown).toBeVisible();
  await page.mouse.click(5, 5);
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape');
  await page.goBack();
  // The address comes back after a moment.
  await expect(page).toHaveURL(/#\/keys$/);
  await expect(shown.getByText(/^cwt_/)).toBeVisible();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Keys and tokens' })).toHaveCount(0);
});

test('a dialog that was left while it was saved closes no other one', async ({ agent, service }) => {
  const { page } = agent;
  await page.goto(`${service.url}/console/#/replies`);
  const arrival = new EventEmitter();
  await page.route('**/canned-replies', async (route) => {
    if (route.request().method() === 'POST') await once(arrival, 'now');
    await route.continue();
  });
  const open = page.getByRole('button', { name: 'New reply' }).first();
  const dialog = page.getByRole('dialog');
  const [word, text] = [dialog.getByLabel('Shortcut'), dialog.getByLabel('Text', { exact: true })];
  await open.click();
  await word.fill('left');
  await text.fill('Left');
  await dialog.getByRole('button', { name: 'Create reply' }).click();
  await page.keyboard.press('Escape');
  await open.click();
  await text.fill('Words of another reply');
  arrival.emit('now');
  await expect(page.getByRole('cell', { name: '/left', exact: true })).toBeAttached();
  await expect(text).toHaveValue('Words of another reply');
  await removeReplies(page, service.url);
});

test('“Go to” has a name of its own above a dialog, and leads to another agent’s dialog with nothing typed for the first', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  const [maya, jonas] = demo.agents;
  await page.goto(`${service.url}/console/#/agents/people/${encodeURIComponent(jonas.email)}`);
  await page.getByRole('dialog', { name: jonas.name }).getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Somebody else');
  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Go to', exact: true });
  await find.getByRole('combobox').fill(maya.name);
  await find.getByRole('option', { name: maya.name }).first().click();
  await expect(page.getByRole('dialog', { name: maya.name, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeHidden();
});
