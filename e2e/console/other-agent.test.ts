import type { Page } from 'playwright/test';
import { demo } from '../../src/service/demo/demo-organisation';
import { agentOn, password, signIn } from '../agent';
import { expect, test } from '../people';

const [, jonas] = demo.agents;

/** In another tab of the same browser, whose session all its tabs share. */
async function handOver(page: Page, url: string) {
  await page.goto(`${url}/console/`);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.click();
  // This tab knows of the answer, too.
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await signOut.click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(jonas.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('switch', { name: 'Online' }).waitFor();
}

test('what one agent has written is not said by another who has signed in since in another tab', async ({
  browser,
  visitor,
  service,
  email,
}) => {
  // With a session of its own: it ends here.
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, service.url);
  const agent = agentOn(page, service.url);
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Are you there?' });
  await agent.openChat(email);
  await page.route('**/api/console/**', (route) => route.abort());
  // The other tab would send it too, as long as it shows the same agent.
  await context.route('**/entries', (route) => route.abort());
  await agent.answer('In whose name?');
  await handOver(await context.newPage(), service.url);

  await context.unroute('**/entries');
  await page.unroute('**/api/console/**');
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await expect(agent.log).toBeHidden();
  await expect(visitor.log).not.toContainText('In whose name?');

  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await visitor.sees('In whose name?');
  await expect(visitor.log).not.toContainText(jonas.alias);
  await context.close();
});

test('who signs out in one window, and in again, finds the other window as it was', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const [here, there] = [await context.newPage(), await context.newPage()];
  await signIn(here, service.url);
  await there.goto(`${service.url}/console/#/replies`);
  await there.getByRole('button', { name: 'New reply' }).first().click();
  await there.getByRole('dialog').getByRole('textbox').first().fill('half');

  await here.getByRole('button', { name: 'Sign out' }).click();
  await expect(there.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await signIn(here, service.url);
  await expect(there.getByRole('heading', { name: 'Sign in again' })).toBeHidden();
  await expect(there.getByRole('dialog').getByRole('textbox').first()).toHaveValue('half');
  await context.close();
});
