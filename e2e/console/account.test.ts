import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { password } from '../agent';
import { expect, test } from '../people';
import { expectWhole } from './whole';

const email = 'agent2@demo.example';

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/console/#/account`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Of an agent who has signed in before. */
async function openAccount(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const headers = { 'x-console': '1' };
  const session = { headers, data: { email, password } };
  expect((await context.request.post(`${url}/api/console/session`, session)).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(`${url}/console/#/account`);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  return page;
}

test('an agent changes the password, with what is wrong told at its field, and others are signed out', async ({
  browser,
  service,
}) => {
  const elsewhere = await openAccount(browser, service.url);
  const page = await openAccount(browser, service.url);
  await expectWhole(page);
  const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  const change = page.getByRole('button', { name: 'Change password' });
  await current.fill('wrong password');
  await next.fill('correct horse battery');
  await change.click();
  await expect(current).toHaveAccessibleDescription('Wrong password.');
  await current.fill(password);
  await next.fill('short');
  await change.click();
  await expect(next).toHaveAccessibleDescription(/Must be 10 to 99 characters\./);
  await expectNoFindings(page);
  await next.fill('correct horse battery');
  await next.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(current).toHaveValue('');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await current.fill('correct horse battery');
  await next.fill(password);
  await change.click();
  await expect(current).toHaveValue('');
  await page.context().close();
  await elsewhere.context().close();
});

test('a second factor is set up by its secret, asked for at the next sign-in, and turned off', async ({
  browser,
  service,
}) => {
  const page = await openAccount(browser, service.url);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong password.');
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectWhole(page);
  const secret = (await dialog.getByRole('region', { name: 'secret' }).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = dialog.getByLabel('Code from the app');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Is wrong/);
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('region', { name: 'recovery codes' });
  await expect(codes).toBeVisible();
  await expectWhole(page);
  await page.evaluate(() => (location.hash = '#/home'));
  await expect(page).toHaveURL(/#\/account$/);
  await expect(codes).toBeVisible();
  const [first = ''] = ((await codes.textContent()) ?? '').split('\n');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(codes).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, service.url);
  await other.getByLabel(/Code from your authenticator app/).fill(first);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('9 recovery codes are left')).toBeVisible();
  await other.getByRole('button', { name: 'Turn off' }).click();
  await other.getByRole('dialog').getByLabel('Password').fill(password);
  await expectNoFindings(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(other.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await other.context().close();
  await page.context().close();
});

test('sessions are listed and ended, one by one or all others at once', async ({ browser, service }) => {
  const [second, third] = [await openAccount(browser, service.url), await openAccount(browser, service.url)];
  const page = await openAccount(browser, service.url);
  const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row');
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
  const before = await rows.count();
  await rows
    .getByRole('button', { name: /^Sign out Chrom/ })
    .first()
    .click();
  await expect(rows).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  for (const ended of [second, third]) {
    await ended.reload();
    await expect(ended.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await ended.context().close();
  }
  await page.context().close();
});

test('a link to another address that is not good changes nothing, for those who are signed in or not', async ({
  browser,
  service,
}) => {
  const page = await browser.newPage();
  await page.goto(`${service.url}/console/#/account/email/old`);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('This link was already used or has expired.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, service.url);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.goto(`${service.url}/console/#/account/email/old`);
  await page.getByRole('button', { name: 'Confirm new address' }).click();
  await expect(page.getByText('This link was already used or has expired.')).toBeVisible();
  await expectNoFindings(page);
  await page.close();
});
