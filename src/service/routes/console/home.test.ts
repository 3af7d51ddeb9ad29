import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Home } from '../../../operations/console/home';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';

let service: TestService;
let administrator: ConsoleCall;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  administrator = await signInToConsole(service, demo.agents[0].email);
});
afterAll(() => service.stop());

async function read(call: ConsoleCall, zone = 'Europe/Berlin') {
  return (await call('GET', `/home?timezone=${zone}`)).json<Home>();
}

async function start(widgetId = newChat.widgetId, fields = {}): Promise<string> {
  const answer = await visitor.send('POST', { ...newChat, widgetId, ...fields });
  return answer.json<{ caseId: string }>().caseId;
}

test('home counts the chats of today, open ones too, and says how long visitors waited', async () => {
  const before = await read(administrator);
  expect(before.today).toMatchObject({ answered: 0, missed: 0 });
  expect(before.today.medianWait).toBeUndefined();
  expect(before.organisation?.setUp).toMatchObject({ hasChats: false, hasAnswers: false });
  await administrator('PUT', '/status', { status: 'online' });
  const missed = await start(demo.widgetId, { pageUrl: `https://chat.example/try/${demo.widgetId}/page` });
  // Of “Try the widget”: no page has the widget yet.
  expect((await read(administrator)).organisation?.setUp.hasChats).toBe(false);
  const answered = await start(demo.widgetId, { pageUrl: 'https://shop.example/try/page' });
  await start();
  await administrator('POST', `/cases/${answered}/entries`, {
    text: 'Hello.',
    messageId: crypto.randomUUID(),
  });
  await administrator('POST', `/cases/${missed}/close`);
  const home = await read(administrator);
  expect(home).toMatchObject({ waiting: 1, active: 1, today: { answered: 1, missed: 1, offline: 0 } });
  expect(home.today.medianWait).toBeGreaterThanOrEqual(0);
  expect(home.online).toEqual([demo.agents[0].name]);
  expect(home.organisation?.isMailConfigured).toBe(false);
  expect(home.organisation?.setUp).toMatchObject({ hasChats: true, hasAnswers: true, hasColleagues: true });
});

test('an agent sees what concerns their widgets, and nothing of the organisation', async () => {
  const agent = await signInToConsole(service, demo.agents[1].email);
  const home = await read(agent);
  expect(home.organisation).toBeUndefined();
  for (const { id } of (await administrator('GET', '/widgets')).json<{ widgets: { id: string }[] }>().widgets)
    await administrator('PUT', `/widgets/${id}`, { agents: [] });
  expect(await read(agent)).toMatchObject({ waiting: 0, active: 0, online: [], today: { answered: 0 } });
  expect(await read(administrator)).toMatchObject({ waiting: 1, active: 1 });
});

test('home names drafts and endpoints that fail, and refuses a zone that is none', async () => {
  const { widgets } = (await administrator('GET', '/widgets')).json<{
    widgets: { id: string; name: string }[];
  }>();
  const [{ id, name } = { id: '', name: '' }] = widgets;
  const { revision, settings } = (await administrator('GET', `/widgets/${id}/draft`)).json<{
    revision: number;
    settings: { texts: object };
  }>();
  const texts = { ...settings.texts, title: 'Lamps' };
  await administrator('PUT', `/widgets/${id}/draft`, { revision, settings: { ...settings, texts } });
  const made = await administrator('POST', '/endpoints', {
    purpose: 'agentStatus',
    url: 'https://hook.example/status',
  });
  const endpointId = made.json<{ id: string }>().id;
  await service.context.store.endpoints.noteFailure(demo.orgId, endpointId, {
    at: 1,
    endedAt: 2,
    patienceMs: 0,
  });
  const { organisation } = await read(administrator);
  expect(organisation?.drafts).toEqual([{ id, name }]);
  expect(organisation?.failingEndpoints).toEqual([
    { id: endpointId, purpose: 'agentStatus', url: 'https://hook.example/status' },
  ]);
  expect((await administrator('GET', '/home?timezone=Berlin')).statusCode).toBe(400);
});

test('a widget as it was created has no look and no hours of its own', async () => {
  const { widgets } = (await administrator('GET', '/widgets')).json<{ widgets: { id: string }[] }>();
  for (const { id } of widgets) await administrator('DELETE', `/widgets/${id}`);
  expect((await read(administrator)).organisation?.setUp).not.toHaveProperty('widgetId');
  const { id, revision } = (await administrator('POST', '/widgets', { name: 'New' })).json<{
    id: string;
    revision: number;
  }>();
  expect((await read(administrator)).organisation?.setUp).toMatchObject({
    widgetId: id,
    hasLook: false,
    hasHours: false,
  });
  await administrator('PUT', `/widgets/${id}`, { name: 'Newer' });
  expect((await read(administrator)).organisation?.setUp).toMatchObject({ hasHours: false });
  await administrator('PUT', `/widgets/${id}`, { isAlwaysOpen: true });
  expect((await read(administrator)).organisation?.setUp).toMatchObject({ hasHours: true });
  await administrator('PUT', `/widgets/${id}`, { isAlwaysOpen: false });
  expect((await read(administrator)).organisation?.setUp).toMatchObject({ hasHours: false });
  await administrator('PUT', `/widgets/${id}`, {
    revision: revision + 3,
    allowedOrigins: ['https://*.shop.example', 'https://shop.example'],
    schedule: { timeZone: 'Europe/Berlin', schedules: [] },
  });
  expect((await read(administrator)).organisation?.setUp).toMatchObject({
    site: 'https://shop.example',
    hasHours: true,
  });
});

test('home says that mails are not sent and replies are not read before the last attempt has failed', async () => {
  const shop = await openTestService({
    SMTP_URL: 'smtp://127.0.0.1:9',
    IMAP_URL: 'imap://reply:password@127.0.0.1:9',
    REPLY_ADDRESS: 'reply@shop.example',
  });
  try {
    const call = await signInToConsole(shop, demo.agents[0].email);
    await call('POST', '/mail/templates/newSignIn/test');
    await shop.context.delivery.processAll();
    expect((await read(call)).organisation).toMatchObject({ failedMails: 0, delayedMails: 0 });
    shop.clock.advance(6_000);
    await shop.context.delivery.processAll();
    await shop.context.mailbox?.read();
    expect((await read(call)).organisation).toMatchObject({
      failedMails: 0,
      delayedMails: 1,
      mailboxFault: expect.stringMatching(/ECONNREFUSED/),
    });
  } finally {
    await shop.stop();
  }
});
