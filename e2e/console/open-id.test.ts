import {
  startTestOpenIdProvider,
  type TestOpenIdProvider,
} from '../../src/service/testing/test-open-id-provider';
import { expectNoFindings } from '../accessibility/axe';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';
import type { RunningService } from '../instance';
import { createService } from '../running-service';

let provider: TestOpenIdProvider;
let service: RunningService;

test.beforeAll(async () => {
  service = await createService(async (url) => {
    provider = await startTestOpenIdProvider(url);
    return { ...provider.env, OIDC_NAME: 'Tarn ID' };
  });
});
test.afterAll(async () => {
  await service.remove();
  await provider.stop();
});

test('an agent signs in with the provider, and finds the linked account', async ({ page }) => {
  provider.accounts['maya'] = { email: agentEmail, email_verified: true };
  await page.goto(`${service.url}/console/`);
  const way = page.getByRole('link', { name: 'Sign in with Tarn ID' });
  await expect(way).toBeVisible();
  await expectNoFindings(page);
  await way.click();
  await page.getByPlaceholder('Enter any login').fill('maya');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await expect(page.getByRole('switch', { name: 'Online' })).toBeVisible();
  await page.goto(`${service.url}/console/#/account`);
  await expect(page.getByRole('heading', { name: 'Signing in with Tarn ID' })).toBeVisible();
  await expect(page.getByText('Linked since')).toBeVisible();
});

test('whoever is no agent is told so at the sign-in, where the password goes on working', async ({
  page,
}) => {
  provider.accounts['stranger'] = { email: 'stranger@x.example', email_verified: true };
  await page.goto(`${service.url}/console/`);
  const way = page.getByRole('link', { name: 'Sign in with Tarn ID' });
  await way.click();
  await page.getByPlaceholder('Enter any login').fill('stranger');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await expect(page.getByText('There is no agent with this account’s e-mail address.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(agentEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Online' })).toBeVisible();
});
