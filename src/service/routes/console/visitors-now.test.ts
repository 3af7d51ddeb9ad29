import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { PresenceAnswer } from '../../../contract/chat/visitors-now';
import type { VisitorNow, VisitorsNow } from '../../../operations/console/inbox/visitors-now';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
let widgetId: string;

const lamps = 'https://shop.example/lamps';

beforeAll(async () => {
  service = await openTestService({ TRUST_PROXY: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(3_600_000);
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, demo.agents[1].email);
  widgetId = (await watched()).id;
});

async function watched(more: Parameters<TestService['addWidget']>[0] = {}) {
  const settings = { ...defaultSettings(), visitorsNow: { isOn: true } };
  const widget = await service.addWidget({ settings, ...more });
  for (const { email, alias } of demo.agents)
    await service.context.store.widgets.putAgent({
      widgetId: widget.id,
      email,
      alias,
      kind: 'human',
      tags: [],
    });
  return widget;
}

function report(fields: Record<string, string> = {}, headers: Record<string, string> = {}, to = widgetId) {
  return service.app.inject({
    method: 'POST',
    url: `/api/v1/visitors/${to}?apiKey=${demo.keys.visitor}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ token: 'vera', view: 'page', pageUrl: lamps, ...fields }).toString(),
  });
}
async function answered(fields: Record<string, string> = {}) {
  return (await report(fields)).json<PresenceAnswer>();
}
async function listed(call: ConsoleCall = maya): Promise<VisitorNow[]> {
  const { visitors } = (await call('GET', '/visitors')).json<VisitorsNow>();
  return visitors.filter((visitor) => visitor.widgetId === widgetId);
}
async function invite(call: ConsoleCall, message = 'Hello, can I help you?') {
  const [visitor] = await listed(call);
  return (await call('POST', `/visitors/${visitor?.id}/invitation`, { message })).json<VisitorNow>();
}

test('agents see who is on the pages of their widgets, where, for how long and how often', async () => {
  await report({
    pageUrl: `${lamps}?email=vera@x.example#top`,
    pageTitle: 'Lamps',
    name: 'Vera',
    language: 'de-DE',
    secondsOnSite: '90',
    secondsOnPage: '30',
    pages: '4',
    visits: '2',
  });
  const now = service.clock.now();
  expect(await listed()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      widgetId,
      widgetName: expect.any(String),
      name: 'Vera',
      pageUrl: lamps,
      pageTitle: 'Lamps',
      language: 'de-DE',
      visits: 2,
      pages: 4,
      arrivedAt: now - 90_000,
      pageSince: now - 30_000,
      isInChat: false,
    },
  ]);
});

test('an agent who doesn’t answer the widget sees none of its visitors, and invites none', async () => {
  await report();
  const [visitor] = await listed();
  await service.context.store.widgets.removeAgent(widgetId, demo.agents[1].email);
  expect(await listed(jonas)).toEqual([]);
  const refused = await jonas('POST', `/visitors/${visitor?.id}/invitation`, { message: 'Hi' });
  expect(refused.statusCode).toBe(404);
});

test('where it is switched off nothing is taken', async () => {
  const off = await service.addWidget({});
  expect((await report({}, {}, off.id)).statusCode).toBe(409);
  const fenced = await watched({ allowedOrigins: ['https://shop.example'] });
  expect((await report({}, { origin: 'https://evil.example' }, fenced.id)).statusCode).toBe(403);
  expect((await report({}, { origin: 'https://shop.example' }, fenced.id)).statusCode).toBe(200);
});

test('who is banned is not shown', async () => {
  const { store, clock } = service.context;
  await store.bans.add({
    id: '77777777-7777-4777-8777-777777777777',
    orgId: demo.orgId,
    who: 'visitor mallory',
    caseId: demo.widgetId,
    createdAt: clock.now(),
  });
  const refused = await report({ token: 'mallory' });
  expect([refused.statusCode, await listed()]).toEqual([403, []]);
});

test('texts are cut, and what is no address of a page is left out', async () => {
  await report({ pageUrl: 'javascript:alert(1)', pageTitle: 'x'.repeat(3_000), name: 'n'.repeat(90) });
  const [visitor] = await listed();
  expect(visitor).not.toHaveProperty('pageUrl');
  expect(visitor?.pageTitle).toHaveLength(150);
  for (const wrong of [{ token: '' }, { view: '' }, { pages: '-1' }, { outcome: 'eaten', invitationId: 'a' }])
    expect([wrong, (await report(wrong)).statusCode]).toEqual([wrong, 400]);
});

test('an invitation comes with the page’s next report, from the agent who was first, until it is shown', async () => {
  await report();
  expect((await invite(maya)).invitation).toMatchObject({ isYours: true, state: 'waiting' });
  const second = await invite(jonas, 'Me too');
  expect(second.invitation).toMatchObject({ by: demo.agents[0].name, isYours: false, isCurrent: true });
  const { invitation } = await answered();
  expect(invitation).toMatchObject({ message: 'Hello, can I help you?', agent: { alias: 'Maya' } });
  const told = await answered({ invitationId: invitation?.id ?? '', outcome: 'shown' });
  expect(told).not.toHaveProperty('invitation');
  expect((await listed())[0]?.invitation).toMatchObject({ state: 'shown', isCurrent: true });
  await report({ invitationId: invitation?.id ?? '', outcome: 'closed' });
  expect((await listed())[0]?.invitation).toMatchObject({ state: 'closed', isCurrent: false });
});

test('an invitation that no page takes in time is not shown later', async () => {
  await report();
  await invite(maya);
  service.clock.advance(95_000);
  expect(await answered()).not.toHaveProperty('invitation');
  expect((await listed())[0]?.invitation).toMatchObject({ state: 'missed', isCurrent: false });
});

test('a chat that begins from the invitation is meant for its agent while they are there, and nobody else can invite', async () => {
  const { store } = service.context;
  await store.agents.setStatus(demo.agents[0].email, { status: 'online', source: 'endpoint', at: 1 });
  await report();
  await invite(maya);
  const start = { widgetId, email: 'vera@x.example', visitorMessage: 'Yes', visitorToken: 'vera' };
  async function wanted(more: object) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/v1/chat',
      headers: { 'x-api-key': demo.keys.visitor },
      payload: { ...start, ...more },
    });
    const { caseId } = answer.json<{ caseId: string }>();
    return { caseId, agent: (await store.cases.get(caseId))?.wantedAgent };
  }
  expect((await wanted({ proactiveMessage: 'Something else' })).agent).toBeUndefined();
  expect(
    (await wanted({ proactiveMessage: 'Hello, can I help you?', visitorToken: 'x' })).agent,
  ).toBeUndefined();
  const { caseId, agent } = await wanted({ proactiveMessage: 'Hello, can I help you?' });
  expect(agent).toBe(demo.agents[0].email);
  await report({ caseId });
  const [visitor] = await listed();
  expect(visitor).toMatchObject({ caseId, isInChat: true });
  expect((await maya('POST', `/visitors/${visitor?.id}/invitation`, { message: 'Hi' })).statusCode).toBe(409);
});

test('invitations of agents are counted as those of rules are', async () => {
  const counted = await service.app.inject({
    method: 'POST',
    url: `/api/v1/chat/${widgetId}/invitations?ruleId=by+agents&outcome=shown&apiKey=${demo.keys.visitor}`,
  });
  expect(counted.statusCode).toBe(204);
  const figures = await maya('GET', `/widgets/${widgetId}/invitations`);
  expect(figures.json()).toMatchObject({ rules: [{ ruleId: 'by agents', shown: 1 }] });
});

test('an address brings so many new visitors a minute', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const statuses = [];
  for (let count = 0; count < 121; count++)
    statuses.push((await report({ token: `invented-${count}` }, headers)).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
  expect((await report({ token: 'invented-0' }, headers)).statusCode).toBe(200);
});
