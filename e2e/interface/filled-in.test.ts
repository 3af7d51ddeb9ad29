import type { Locator } from 'playwright/test';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';

/** As some password managers do it. */
async function fillIn(field: Locator, value: string) {
  await field.evaluate((element: HTMLInputElement, given) => {
    element.value = given;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test('what fills a field with no event but a change is heard, by a visitor’s form and at sign-in', async ({
  browser,
  consoleApi,
  service,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  await fillIn(visitor.dialog.getByRole('textbox', { name: 'Email' }), email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Who filled this in?');
  await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.sees('Who filled this in?');
  expect((await consoleApi.chatOf(email)).visitorEmail).toBe(email);

  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${service.url}/console/`);
  await fillIn(page.getByRole('textbox', { name: 'E-mail' }), agentEmail);
  await fillIn(page.getByLabel('Password'), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('switch', { name: 'Online' })).toBeVisible();
  await page.close();
});
