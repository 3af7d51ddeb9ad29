import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { expectNoFindings, expectNoFindingsOfColours } from './axe';

/** The states of a chat are held to the same in `screenshots/states.test.ts`, the console's screens in `screenshots/dashboard.test.ts`. */
test('the demo’s pages are without findings', async ({ visitor }) => {
  for (const page of ['/', '/kelda.html', '/holm.html', '/about.html', '/cart.html', '/playground.html'])
    await test.step(page, async () => {
      await visitor.visit(page);
      await expect(visitor.launcher).toBeVisible();
      await expectNoFindings(visitor.page);
    });
});

test('the offline form and its thanks are without findings in light and dark', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.pause();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Nobody there');
  await expectNoFindingsInBoth(visitor.page);
  await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();
  await expect(visitor.dialog.getByText(/thank|received|sent/i).first()).toBeVisible();
  await expectNoFindingsInBoth(visitor.page);
});

test('signing in and the lists of chats are without findings in light and dark', async ({
  agent,
  visitor,
  email,
  browser,
  service,
}) => {
  const stranger = await browser.newPage();
  await stranger.goto(`${service.url}/console/`);
  await expect(stranger.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNoFindingsInBoth(stranger);
  await stranger.close();

  await agent.goOnline();
  await expectNoFindingsInBoth(agent.page);
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'A question for the list' });
  await agent.openChat(email);
  await agent.answer('An answer');
  await expectNoFindingsInBoth(agent.page);
  for (const tab of ['Offline messages', 'Ended']) {
    await agent.page.getByRole('tab', { name: tab }).click();
    await expectNoFindingsInBoth(agent.page);
  }
});

async function expectNoFindingsInBoth(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindingsOfColours(page);
}
