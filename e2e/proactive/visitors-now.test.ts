import type { Page } from 'playwright/test';
import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';
import { takePictures } from '../screenshots/pictures';
import { visitorOn } from '../visitor';

const widgetSettings = { visitorsNow: { isOn: true } };

test('an agent sees a visitor who goes from page to page, and invites them into a chat', async ({
  browser,
  agent,
  colleague,
  consoleApi,
  service,
  email,
}) => {
  const { page: desk } = agent;
  await agent.goOnline();
  await consoleApi.goOnline();
  await switchOn(desk);
  await desk.getByRole('link', { name: 'Visitors now', exact: true }).click();
  await expect(desk.getByText('Nobody is on your site right now')).toBeVisible();

  const context = await browser.newContext({ locale: 'de-DE' });
  const { page, dialog, sees } = visitorOn(await context.newPage(), service.url);
  await page.clock.install();
  const reported = page.waitForResponse((answer) => answer.url().includes('/api/v1/visitors/'));
  await page.goto(`${service.url}/`);
  await reported;
  const row = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: /^(localhost|127)/ }) });
  await expect(row).toHaveCount(1);
  await page.goto(`${service.url}/kelda.html`);
  await expect(row.getByRole('link', { name: /kelda\.html$/ })).toBeVisible();
  await expect(row).toContainText(await page.title());
  await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.setUserName('Vera Example'));
  await page.clock.runFor(21_000);
  await expect(row).toContainText('Vera Example');
  await expectNoFindings(desk);
  await takePictures(desk, 'visitors-now');

  await row.getByRole('button', { name: /^Invite / }).click();
  const invite = desk.getByRole('dialog', { name: /^Invite / });
  await invite.getByRole('textbox', { name: 'Message' }).fill('Hello Vera, can I help?');
  await expectNoFindings(desk);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(row).toContainText('Invited by you');
  await colleague.page.getByRole('link', { name: 'Visitors now', exact: true }).click();
  await expect(colleague.page.getByText(`Invited by ${demo.agents[0].name}`)).toBeVisible();
  await page.clock.runFor(21_000);
  const card = page.getByRole('region', { name: 'Invitation to chat' });
  await expect(card).toContainText('Hello Vera, can I help?');
  await expect(card).toContainText('Maya');
  await expect(row).toContainText('Shown');

  await card.getByRole('textbox', { name: 'Your answer' }).fill('Yes, please');
  await card.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await sees('Yes, please');
  await page.clock.runFor(21_000);
  await row.getByRole('link', { name: 'Open chat' }).click();
  await agent.sees('Yes, please');
  expect((await consoleApi.chatOf(email)).wantedAgent).toBe(demo.agents[0].email);
  await context.close();
});

test('a widget that shows nobody sends and loads nothing, nor does one without consent', async ({
  agent,
  browser,
  service,
}) => {
  /** In a browser that has never been here. */
  async function visit() {
    const { page, launcher } = visitorOn(await (await browser.newContext()).newPage(), service.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(service.url);
    await expect(launcher).toBeVisible();
    await page.waitForLoadState('networkidle');
    return {
      page,
      reports: () => asked.filter((url) => /\/visitors\/|\/present\.js|\/proactive\.js/.test(url)),
    };
  }
  const off = await visit();
  expect(off.reports()).toEqual([]);

  await switchOn(agent.page, { consent: { isRequired: true } });
  const { page, reports } = await visit();
  expect(reports()).toEqual([]);
  const reported = page.waitForResponse((answer) => answer.url().includes('/api/v1/visitors/'));
  await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.setConsent('granted'));
  expect((await reported).status()).toBe(200);
});

/** For the demo's shop, as an administrator does; the widget's script carries it from then on. */
async function switchOn(desk: Page, more: object = {}): Promise<void> {
  const status = await desk.evaluate(
    async ([id, settings]) => {
      const headers = { 'x-console': '1', 'content-type': 'application/json' };
      const url = `/api/console/widgets/${id}/settings`;
      const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ settings }) });
      return answer.status;
    },
    [demo.widgetId, { ...widgetSettings, ...more }] as const,
  );
  expect(status).toBeLessThan(300);
}

interface PageWithWidget {
  ChatWidget: { setConsent(consent: string): void; setUserName(name: string): void };
}
