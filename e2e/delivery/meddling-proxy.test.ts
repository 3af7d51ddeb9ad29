import { agentOn } from '../agent';
import { expect, test } from '../people';
import { openShop } from '../shop';
import { visitorOn } from '../visitor';
import { createMeddlingProxy, type MeddlingProxy } from './meddling-proxy';

let firewall: MeddlingProxy;
test.beforeAll(async ({ sharedService }) => {
  firewall = await createMeddlingProxy(sharedService.url, {
    isRefused: (body) => /<script>|%3Cscript%3E/.test(body),
  });
});
test.afterAll(() => firewall.close());

const texts = ['My page says', 'the line <script> fails', 'and then it stops'];

test('a visitor’s text that a firewall refuses waits for them, and the rest goes out in order', async ({
  page,
  consoleApi,
  email,
}) => {
  await consoleApi.goOnline();
  const { log, dialog, visit, startChat, say, sees } = visitorOn(page, firewall.url);
  await visit('/');
  await startChat({ email, question: 'Is anyone there?' });
  for (const text of texts) await say(text);
  const { id } = await consoleApi.chatOf(email);
  async function received() {
    const entries = await consoleApi.entries(id);
    return entries.filter(({ kind }) => kind === 'visitor').map(({ text }) => text);
  }
  await expect.poll(received).toEqual(['Is anyone there?', texts[0], texts[2]]);
  // Also read out: nothing else says so to who can't see it.
  const notSent = log.getByRole('alert').filter({ hasText: 'Not sent' });
  await expect(notSent).toHaveCount(1);
  await expect(dialog.getByText('Connecting…')).toHaveCount(0);
  await page.reload();
  await expect(notSent).toHaveCount(1);
  await say('One thing more');
  await expect.poll(received).toContain('One thing more');
  await log.getByRole('button', { name: 'Remove' }).click();
  await expect(notSent).toHaveCount(0);
  await page.reload();
  await sees('One thing more');
  await expect(log.getByText(texts[1] ?? '')).toHaveCount(0);
});

// Without the service's permission no page of another site can read what the firewall says.
test('a visitor’s text that a firewall refuses waits for them on a page of another site, too', async ({
  consoleApi,
  page,
  email,
}) => {
  await consoleApi.goOnline();
  const shop = await openShop(firewall.url);
  const { log, dialog, startChat, say } = visitorOn(page, firewall.url);
  await page.goto(shop.url);
  await startChat({ email, question: 'Is anyone there?' });
  for (const at of [2, 1, 0]) await say(texts[at] ?? '');
  const { id } = await consoleApi.chatOf(email);
  await expect
    .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(['Is anyone there?', texts[2], texts[0]]));
  await expect(log.getByText('Not sent')).toHaveCount(1);
  await say(texts[1] ?? '');
  await expect(log.getByText('Not sent')).toHaveCount(2);
  await expect(dialog.getByText('Connecting…')).toHaveCount(0);
  shop.close();
});

test('an agent’s answer that a firewall refuses waits for them, and the rest goes out in order', async ({
  consoleApi,
  browser,
  signedIn,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anyone there?' });
  const context = await browser.newContext({ storageState: signedIn, locale: 'en-GB' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const agent = agentOn(await context.newPage(), firewall.url);
  await agent.open();
  await agent.openChat(email);
  for (const text of texts) await agent.answer(text);
  await visitor.sees(texts[2] ?? '');
  await expect(agent.log.getByText('Not sent')).toHaveCount(1);
  await expect(agent.page.getByRole('alert')).toContainText('firewall');
  await agent.log.getByRole('button', { name: 'Copy' }).click();
  await expect(agent.log.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await agent.page.evaluate(() => navigator.clipboard.readText())).toBe(texts[1]);
  await agent.log.getByRole('button', { name: 'Remove' }).click();
  await expect(agent.log.getByText('Not sent')).toHaveCount(0);
  await expect(agent.page.getByRole('alert')).toHaveCount(0);
  await agent.answer('That is all');
  await visitor.sees('That is all');
  await context.close();
});

test('behind a proxy that holds back the stream of events a console hears of a new chat within seconds', async ({
  browser,
  service,
  signedIn,
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  const proxy = await createMeddlingProxy(service.url, { isHeldBack: (path) => path.endsWith('/events') });
  const context = await browser.newContext({ storageState: signedIn, locale: 'en-GB' });
  const agent = agentOn(await context.newPage(), proxy.url);
  await agent.open();
  await expect(agent.page.getByText('block live updates')).toBeVisible();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anyone there?' });
  await expect(agent.list.getByText(email)).toBeVisible({ timeout: 10_000 });
  await agent.openChat(email);
  await agent.answer('Here I am');
  await visitor.sees('Here I am');
  await visitor.say('Good to know');
  await expect(agent.log.getByText('Good to know')).toBeVisible({ timeout: 10_000 });
  await context.close();
  await proxy.close();
});
