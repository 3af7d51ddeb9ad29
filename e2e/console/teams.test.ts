import { demo } from '../../src/service/demo/demo-organisation';
import { agentOn, signIn } from '../agent';
import { expect, testAlone as test } from '../people';
import { expectWhole } from './whole';

const [, jonas] = demo.agents;

test('an administrator makes a team, puts it on a widget, and who is in it answers that widget until they leave', async ({
  agent: { page },
  browser,
  service,
  visitor,
  email,
}) => {
  const other = agentOn(
    await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage(),
    service.url,
  );
  await signIn(other.page, service.url, jonas.email);
  const dialog = page.getByRole('dialog');

  // A team with an agent.
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('link', { name: 'Teams' }).press('Enter');
  await expect(page.getByText('No teams yet')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'New team' }).press('Enter');
  await dialog.getByLabel('Name').fill('Sales & <b>friends</b> 🛋');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sales & <b>friends</b> 🛋' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: jonas.name });
  await box.press('Space');
  await page.getByLabel('Name').fill('Sales');
  await expectWhole(page, 'team');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible();

  // On a widget that nobody is on by themselves.
  await page.goto(`${service.url}/console/#/widgets/${demo.widgetId}`);
  const people = page.getByRole('region', { name: 'Who answers' });
  for (const { name } of demo.agents) await people.getByRole('switch', { name, exact: true }).press('Enter');
  await people.getByRole('switch', { name: 'Sales' }).press('Enter');
  await expect(people.getByRole('group', { name: jonas.name })).toContainText('answers as a member of Sales');
  await expectWhole(page, 'widget-with-team');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved. Pages show it')).toBeVisible();

  // Visitors reach whoever is in it.
  await other.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is the sofa new?' });
  await other.openChat(email);
  await other.answer('It is.');
  await visitor.sees('It is.');
  await expect(visitor.log).toContainText(jonas.name);

  // Out of the team the chat is gone without a reload, and back in it is there again.
  await page.goto(`${service.url}/console/#/agents`);
  await page.getByRole('button', { name: `Manage ${jonas.name}` }).press('Enter');
  await dialog.getByRole('checkbox', { name: 'Sales' }).press('Space');
  await expect(other.list.getByRole('listitem')).toHaveCount(0);
  await expectWhole(page, 'agent-with-teams');
  await dialog.getByRole('checkbox', { name: 'Sales' }).press('Space');
  await expect(other.list.getByRole('listitem').filter({ hasText: email })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();

  // The list by team, and an invitation into one.
  const rows = page.getByRole('table', { name: 'Agents' }).getByRole('row');
  await page.getByLabel('Team', { exact: true }).selectOption('Sales');
  await expect(rows).toHaveCount(2);
  await expectWhole(page, 'agents-of-team');
  await page.getByRole('button', { name: 'Invite agent' }).press('Enter');
  await dialog.getByLabel('E-mail').fill('grace@shop.example');
  await dialog.getByLabel('Name').fill('Grace');
  await dialog.getByRole('checkbox', { name: 'Sales' }).press('Space');
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(3);

  // Two administrators at once.
  const second = await page.context().newPage();
  for (const one of [page, second]) {
    await one.goto(`${service.url}/console/#/agents/teams`);
    await one.getByRole('table').getByRole('link', { name: 'Sales' }).click();
  }
  await second.getByRole('checkbox', { name: 'Grace' }).press('Space');
  await second.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(second.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Name').fill('Sale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else has saved changes');
  await page.getByRole('button', { name: 'Discard mine and load the latest' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Grace' })).not.toBeChecked();

  // It goes by its name, and its chats with it.
  await page.getByRole('link', { name: 'Teams' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Sales' }).press('Enter');
  await expect(dialog).toContainText('Its agents immediately lose');
  await expectWhole(page, 'team-removed');
  await dialog.getByRole('textbox').fill('Sales');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No teams yet')).toBeVisible();
  await expect(other.list.getByRole('listitem')).toHaveCount(0);
  await other.page.context().close();
});
