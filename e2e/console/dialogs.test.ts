import { EventEmitter, once } from 'node:events';
import { demo } from '../../src/service/demo/demo-organisation';
import { expect, test } from '../people';

test('a dialog stays where a text in it is marked with the mouse beyond its edge, and goes by a click beside it', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  await page.goto(`${service.url}/console/#/replies`);
  await page.getByRole('button', { name: 'New reply' }).first().click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox').last();
  await text.fill('A text of many words that took a while to write');
  const field = await text.boundingBox();
  if (!field) throw new Error('The field is not in sight.');
  await page.mouse.move(field.x + 40, field.y + 10);
  await page.mouse.down();
  await page.mouse.move(5, field.y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(text).toHaveValue('A text of many words that took a while to write');

  await page.mouse.click(5, field.y + 12);
  await expect(dialog).toBeHidden();
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
