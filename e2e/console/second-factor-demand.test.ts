import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { password } from '../agent';
import { expect, testAlone as test } from '../people';
import { expectWhole } from './whole';

const colleague = 'agent2@demo.example';

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/console/`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(colleague);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
}

/** Gives the app's code for the secret that is shown. */
async function giveCode(place: Page | Locator) {
  const secret = (await place.getByRole('region', { name: 'secret' }).textContent()) ?? '';
  const code = place.getByLabel('Code from the app');
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Is wrong/);
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await code.press('Enter');
}

test('an administrator who has a second factor demands one of everybody; whoever has none sets one up after the password', async ({
  agent: { page },
  browser,
  service,
}) => {
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signIn(other, service.url);
  await expect(other.getByRole('switch', { name: 'Online' })).toBeVisible();

  await page.goto(`${service.url}/console/#/agents`);
  const part = page.getByRole('region', { name: 'Two-factor sign-in' });
  await expect(part).toContainText('0 of 2 agents');
  await expectWhole(page);
  await part.getByRole('link', { name: 'set up your own' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await giveCode(dialog);
  await dialog.getByRole('button', { name: 'I saved them' }).click();

  await page.goto(`${service.url}/console/#/agents`);
  await part.getByRole('button', { name: 'Require it…' }).press('Enter');
  await expect(dialog).toContainText('is signed out and must set it up');
  await expectWhole(page);
  await dialog.getByRole('button', { name: 'Require it' }).press('Enter');
  await expect(part).toContainText('Required');

  await expect(other.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await other.getByLabel('Password').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeFocused();
  await expectWhole(other);
  if (process.env['STATES']) await other.screenshot({ path: 'test-results/demand-app.png' });
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(other, service.url);
  await giveCode(other);
  const codes = other.getByRole('region', { name: 'recovery codes' });
  await expect(codes).toBeVisible();
  // As after a look into a password manager, where the codes are kept.
  const isAsked = other.waitForResponse(/\/session$/);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await isAsked).finished();
  await other.evaluate(() => (location.hash = '#/forgotten'));
  await expect(other).not.toHaveURL(/forgotten/);
  await expect(codes).toBeVisible();
  await expectNoFindings(other);
  if (process.env['STATES']) await other.screenshot({ path: 'test-results/demand-codes.png' });
  await other.getByRole('button', { name: 'I saved them' }).press('Enter');
  await expect(other.getByRole('switch', { name: 'Online' })).toBeVisible();

  await page.reload();
  await expect(part).toContainText('All 2 agents');
  await part.getByRole('button', { name: 'Make it optional' }).press('Enter');
  await expect(part).toContainText('Optional');
  await other.context().close();
});
