import type { APIRequestContext } from 'playwright/test';
import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { addWidget } from '../add-widget';
import { agentEmail, password, signIn } from '../agent';
import { expect, test } from '../people';

const headers = { 'x-console': '1' };
const jonas = demo.agents[1];

/** What a test changes of agents, others must not find: each puts it back. */
function agentsOf(request: APIRequestContext, url: string) {
  async function call(method: 'PUT' | 'DELETE', path: string, data?: object) {
    const answer = await request.fetch(`${url}/api/console/${path}`, { method, headers, data });
    expect(answer.ok(), path).toBe(true);
  }
  function at(email: string): string {
    return `agents/${encodeURIComponent(email)}`;
  }
  return {
    change: (email: string, data: { name: string; isAdministrator: boolean }) => call('PUT', at(email), data),
    rename: (from: string, email: string) => call('PUT', `${at(from)}/email`, { email }),
    remove: (email: string) => call('DELETE', at(email)),
    removeWidget: (id: string) => call('DELETE', `widgets/${id}`),
  };
}

test('an administrator corrects an agent’s name', async ({ agent: { page }, service }) => {
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
  const { name: former, isAdministrator } = jonas;
  await agentsOf(page.request, service.url).change(jonas.email, { name: former, isAdministrator });
});

test('an administrator invites somebody to some of the widgets, and sees which ones they answer', async ({
  agent: { page },
  service,
}) => {
  const second = await addWidget(page.request, service, 'Second shop', {});
  const old = await addWidget(page.request, service, 'Old shop', {});
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Invite agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite agent' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('lin@shop.example');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lin Berg');
  const widgets = dialog.getByRole('group', { name: 'Widgets' });
  // As by another administrator.
  const { remove, removeWidget } = agentsOf(page.request, service.url);
  await removeWidget(old);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(widgets).toContainText('Is not one of your widgets.');
  await expect(widgets.getByRole('checkbox', { name: 'Old shop' })).toBeHidden();
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
  await remove('lin@shop.example');
  await removeWidget(second);
});

test('an administrator changes the address of an agent, who signs in with the new one', async ({
  agent: { page },
  browser,
  service,
}) => {
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: /^Manage Jon/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await email.fill(agentEmail);
  await email.press('Enter');
  await expect(dialog).toContainText('Already has an account here.');
  await expectNoFindings(page);
  await email.fill('jonas.berg@shop.example');
  await email.press('Enter');
  await expect(page.getByRole('row', { name: /jonas\.berg@shop\.example/ })).toBeVisible();
  const own = await browser.newPage();
  await own.goto(`${service.url}/console/`);
  await own.getByRole('textbox', { name: 'E-mail' }).fill('jonas.berg@shop.example');
  await own.getByRole('textbox', { name: 'Password' }).fill(password);
  await own.getByRole('button', { name: 'Sign in', exact: true }).click();
  await own.getByRole('link', { name: 'Account' }).click();
  await expect(own.getByText('Ask an administrator to change it')).toBeVisible();
  await own.close();
  await agentsOf(page.request, service.url).rename('jonas.berg@shop.example', jonas.email);
});

test('an administrator changes their own address where no mail goes out, and signs in with it', async ({
  page,
  playwright,
  signedIn,
  service,
}) => {
  const { name, email } = jonas;
  const maya = await playwright.request.newContext({ storageState: signedIn });
  const { change, rename } = agentsOf(maya, service.url);
  await change(email, { name, isAdministrator: true });
  await signIn(page, service.url, email);
  await page.getByRole('link', { name: 'Account' }).click();
  const form = page.getByRole('region', { name: 'E-mail address' });
  await expect(form).toContainText('No mail server is set up');
  await form.getByRole('textbox', { name: 'New e-mail address' }).fill('boss@shop.example');
  await form.getByLabel('Your password').fill('guessed');
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(form).toContainText('Wrong password.');
  await expectNoFindings(page);
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('boss@shop.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('boss@shop.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agents', exact: true })).toBeVisible();
  await rename('boss@shop.example', email);
  await change(email, { name, isAdministrator: false });
  await maya.dispose();
});

test('where the widgets can’t be read nobody is invited to none of them unasked', async ({
  agent: { page },
}) => {
  const busy = { status: 503, json: { code: 503, message: 'Busy.' } };
  await page.route('**/api/console/widgets', (route) => route.fulfill(busy), { times: 1 });
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Invite agent' }).click();
  await expect(page.getByRole('alert')).toContainText('Busy.');
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite agent' });
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
});

test('a link to a new password opens in a browser where somebody is signed in', async ({
  agent: { page },
  service,
}) => {
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Invite agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite agent' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('kim@shop.example');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kim Berg');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const shared = page.getByRole('dialog', { name: 'Share this link' });
  const link = await shared.getByText(/^http.*reset/).innerText();
  await shared.getByRole('button', { name: 'Done' }).click();

  await page.goto(link);
  await page.getByLabel('New password').fill('a very long password of Kim');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'password' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('switch', { name: 'Online' })).toBeVisible();
  await agentsOf(page.request, service.url).remove('kim@shop.example');
});
