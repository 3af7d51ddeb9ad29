import type { Locator } from 'playwright/test';
import { demo } from '../../src/service/demo/demo-organisation';
import { holdBack } from '../hold-back';
import { expect, test, testAlone } from '../people';

const [maya] = demo.agents;

/** Where no other chats wait, beneath which its row would be out of sight. */
testAlone(
  'what is to be clicked stays where it is while toasts and mentions come and go',
  async ({ agent, colleague, visitor, email }) => {
    await agent.goOnline();
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'Where is my lamp?' });
    const { page, list } = agent;
    const row = list.getByRole('listitem').filter({ hasText: email });
    const rowAt = await placeOf(row);
    await colleague.openChat(email);
    await colleague.page.keyboard.press('Control+i');
    await colleague.page.getByRole('textbox', { name: 'Note' }).fill(`@${maya.alias}, do you know it?`);
    await colleague.page.getByRole('button', { name: 'Save note' }).click();
    let step = 0;
    await expect(async () => {
      await page.mouse.move(rowAt.x + 20 + (step++ % 9), rowAt.y + 20);
      expect(await page.title()).toContain('@1');
    }).toPass({ intervals: [200] });
    expect(await placeOf(row)).toEqual(rowAt);
    await page.mouse.move(700, 400);
    await expect(page.getByRole('region', { name: 'Mentions' })).toBeVisible();

    await agent.openChat(email);
    await agent.answer('Let me look.');
    const labels = page.getByRole('region', { name: 'Labels' });
    async function add(label: string) {
      await labels.getByRole('textbox', { name: 'Name of the label' }).fill(label);
      await labels.getByRole('button', { name: 'Add label' }).click();
      await expect(toast(label)).toBeVisible();
    }
    function toast(label: string) {
      return page.getByRole('status').locator('.toast').filter({ hasText: label });
    }
    await add('Lamp');
    await add('Carrier');
    const undo = toast('Carrier').getByRole('button', { name: 'Undo' });
    const place = await placeOf(undo);
    await toast('Lamp').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast('Lamp')).toHaveCount(0);
    expect(await placeOf(undo)).toEqual(place);
    await add('A name of a label that is much longer than the others');
    expect(await placeOf(undo)).toEqual(place);
    await undo.click();
    await expect(labels.getByText('Carrier')).toHaveCount(0);
    await expect(labels.getByText('Lamp')).toBeVisible();
  },
);

test('a double click removes one line of a form, and toasts of a page keep their place', async ({
  agent: { page },
}) => {
  await page.goto(`${new URL(page.url()).origin}/console/#/widgets/${demo.widgetId}/forms`);
  await page.getByRole('button', { name: 'Remove Name', exact: true }).dblclick();
  const toasts = page.locator('.toast');
  const first = toasts.filter({ hasText: 'Name was removed' }).getByRole('button', { name: 'Undo' });
  await expect(first).toBeVisible();
  const place = await placeOf(first);
  await expect(page.getByRole('button', { name: 'Remove Email', exact: true })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Email', exact: true }).click();
  await expect(toasts).toHaveCount(2);
  expect(await placeOf(first)).toEqual(place);
  await page.getByRole('button', { name: 'Discard', exact: false }).first().click();

  await page.goto(`${new URL(page.url()).origin}/console/#/widgets/${demo.widgetId}/hours`);
  await page.getByRole('switch', { name: 'Open only during these hours' }).press('Space');
  const from = page.getByLabel('Monday from', { exact: true });
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await expect(from).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove these hours of Monday' }).first().dblclick();
  await expect(from).toHaveCount(1);
});

test('the list of a paused agent keeps its place while the reason of the pause is downloaded', async ({
  agent,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await page.reload();
  const arrive = await holdBack(page, /PauseReason/);
  await agent.pause();
  const tab = page.getByRole('tab', { name: 'Open' });
  const place = await placeOf(tab);
  arrive();
  await expect(page.getByRole('combobox', { name: 'Paused for' })).toBeVisible();
  expect(await placeOf(tab)).toEqual(place);
});

test('the focus goes on at the chat where a colleague took it behind a dialog, whose button is gone', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my lamp?' });
  await agent.openChat(email);
  const transfer = agent.page.getByRole('button', { name: 'Transfer' });
  await transfer.press('Enter');
  await expect(agent.page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  await colleague.openChat(email);
  await colleague.answer('I have it here.');
  await expect(agent.page.locator('.pane-head').getByText('Transfer')).toHaveCount(0);
  await agent.page.keyboard.press('Escape');
  await expect(agent.list.getByRole('button', { name: email })).toBeFocused();
});

async function placeOf(button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('It is out of sight.');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}
