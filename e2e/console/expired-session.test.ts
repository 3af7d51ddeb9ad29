import { consoleHeader } from '../../src/contract/console';
import { demo } from '../../src/service/demo/demo-organisation';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';
import { appWidgetId } from '../playground';
import { removeReplies } from './remove-replies';

test('what is typed when the session ends goes into no field', async ({ agent, email, visitor }) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await agent.write('Half a sentence');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.keyboard.type('and the next one');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await visitor.sees('Half a sentence');
});

test('a session that ends under an open dialog is renewed above it, and the dialog is as it was', async ({
  agent,
  service,
}) => {
  const { page } = agent;
  await page.goto(`${service.url}/console/#/keys`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByRole('textbox').first().fill('Nightly export');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Create key' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(agentEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Nightly export');
  await expect(dialog.getByRole('button', { name: 'Create key' })).toBeFocused();
});

test('a canned reply that is being written when an administrator changes the address is there once its agent is', async ({
  agent: administrator,
  colleague: { page },
  service,
}) => {
  const [former, next] = [demo.agents[1].email, 'jonas.weber@demo.example'];
  async function changeAddress(from: string, to: string) {
    const url = `${service.url}/api/console/agents/${encodeURIComponent(from)}/email`;
    const headers = { [consoleHeader]: '1' };
    await administrator.page.request.put(url, { data: { email: to }, headers });
  }
  await page.goto(`${service.url}/console/#/replies`);
  await page.getByRole('button', { name: 'New reply' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New canned reply' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('We are glad that you asked');
  await dialog.getByRole('textbox').first().fill('glad');
  await changeAddress(former, next);
  try {
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(next);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('We are glad that you asked');
    await dialog.getByRole('button', { name: /^(Add|Save|Create)/ }).click();
    await expect(page.getByRole('cell', { name: 'We are glad that you asked' })).toBeVisible();
    await removeReplies(page, service.url);
  } finally {
    await changeAddress(next, former);
  }
});

test('who goes back, or has forgotten the password, at the sign-in above unsaved changes can still sign in', async ({
  agent: { page },
  service,
}) => {
  await page.goto(`${service.url}/console/#/widgets/${appWidgetId}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('A name that is not saved');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const forgotten = await opening;
  await expect(forgotten.getByRole('button', { name: 'Send link' })).toBeVisible();
  await forgotten.close();
  await page.goBack();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(agentEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('A name that is not saved');
});
