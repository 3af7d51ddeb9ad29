import { agentOn } from '../agent';
import { expect, test } from '../people';
import type { RunningService } from '../instance';
import { createService } from '../running-service';
import { visitorOn } from '../visitor';

// One service for all: it takes its time to start.
test.describe.configure({ mode: 'default' });

/** The demo as `npm start` gives it to newcomers. */
let service: RunningService;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = await createService(() => ({ DEMO_EMPTY: '0' }));
});
test.afterAll(() => service.remove());

test('the shop invites after ten seconds', async ({ page }) => {
  await page.goto(`${service.url}/holm.html`);
  await expect(page.getByText(/^Looking for a lamp/)).toBeVisible({ timeout: 20_000 });
});

test('shop and console stand side by side on one page', async ({ page }) => {
  await page.goto(`${service.url}/side-by-side.html`);
  const shop = page.frameLocator('iframe[title="The shop"]');
  await expect(shop.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="The console"]');
  await expect(frame.getByRole('button', { name: 'Enter the demo' })).toBeVisible();
});

test('a newcomer chats with a script, enters the console with one click, and answers in its place', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const visitor = visitorOn(await context.newPage(), service.url);
  await visitor.visit('/');
  await visitor.startChat({ email: 'new@example.com', question: 'Which bulb belongs in Holm?' });
  await expect(visitor.log).toContainText('I am a script');
  await expect(visitor.log).toContainText('E27, up to 60 watts.');
  const agent = agentOn(await context.newPage(), service.url);
  await agent.page.goto(`${service.url}/console/`);
  await agent.page.getByRole('button', { name: 'Enter the demo' }).click();
  await agent.page.goto(`${service.url}/console/#/chats`);
  await agent.goOnline();
  await expect(visitor.log).toContainText('Someone will be with you shortly');
  await agent.openChat('new@example.com');
  await agent.answer('Hello from me');
  await visitor.sees('Hello from me');
  await agent.page.goto(`${service.url}/console/#/reports`);
  await expect(agent.page.getByRole('main')).toContainText(/Chats2\d\d/);
  await context.close();
});
