import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseDetails } from '../../../operations/console/cases';
import type { RoutingOfCase } from '../../../operations/console/inbox/routing';
import type { Calling } from '../../../operations/console/widgets';
import { demo } from '../../demo/demo-organisation';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { exampleCase } from '../../storage/test-records';
import { exhaust } from '../../testing/exhaust';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [{ email: emailOfMaya, alias: mayas }, { email: emailOfJonas, alias: jonas }] = demo.agents;

beforeAll(async () => {
  service = await openTestService({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'chat@shop.example',
    PUBLIC_URL: 'http://chat.example',
  });
  maya = await signInToConsole(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const { id } of await service.context.store.cases.openOf(demo.orgId, '', 100))
    await service.context.store.cases.close(id, 'agent', service.clock.now());
  for (const { email } of demo.agents) await setStatus(email, 'pause');
});

async function setStatus(email: string, status: 'online' | 'pause') {
  const { store, clock } = service.context;
  await store.agents.setStatus(email, { status, source: 'endpoint', at: clock.now() });
}
async function start(calling?: Partial<Calling>): Promise<string> {
  const defaults = { pushAfterSeconds: 30, mailAfterSeconds: 180, handOverAfterSeconds: 0, handOverTo: '' };
  const widget = await service.addWidget({ ...(calling && { calling: { ...defaults, ...calling } }) });
  return visitor.start({ widgetId: widget.id });
}
async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 10) {
    await service.context.callAgents();
    service.clock.advance(10_000);
  }
  await service.context.callAgents();
}
/** Each call: after how many seconds, how, and whom. */
async function callsTo(caseId: string) {
  const calls = (await service.context.store.agentCalls.ofCases([caseId])).get(caseId) ?? [];
  return calls.map(({ at, waitsSince, step, names }) => [
    Math.floor((at - waitsSince) / 1_000),
    step,
    ...names,
  ]);
}
async function mails() {
  const deliveries = await service.context.store.outbox.list(demo.orgId, { channel: 'mail', limit: 50 });
  return deliveries.filter(({ kind }) => kind === 'waitingChat');
}

test('a stranger who makes many visitors wait fills no agent’s mailbox or phone', async () => {
  const { callByMail, callByPush } = service.context.limits;
  const before = (await mails()).length;
  exhaust(service, 'callByMail', emailOfMaya);
  const caseId = await start();
  await pass(10);
  expect(await callsTo(caseId)).toEqual([[0, 'mail', jonas]]);
  expect((await mails()).length).toBe(before + 1);
  exhaust(service, 'callByMail', emailOfJonas);
  const another = await start();
  await pass(10);
  expect(await callsTo(another)).toEqual([[0, 'mail', '–']]);
  expect((await mails()).length).toBe(before + 1);
  expect([callByMail.allows(emailOfMaya), callByPush.allows(emailOfMaya)]).toEqual([false, true]);
  service.clock.advance(3_600_001);
});

test('four hundred visitors who wait longer, and whom nobody can help, do not keep agents from being called', async () => {
  const { store, clock } = service.context;
  const others = Array.from({ length: 401 }, () =>
    exampleCase({ orgId: demo.orgId, createdAt: clock.now() - 60_000 }),
  );
  for (const chat of others) await store.cases.add(chat, []);
  const caseId = await start();
  for (let round = 0; round < 2; round++) await service.context.callAgents();
  expect(await callsTo(caseId)).toHaveLength(1);
  for (const { id } of others) await store.cases.close(id, 'agent', clock.now());
});

test('agents are called by one way after the other until one takes the chat, and the case says when', async () => {
  await setStatus(emailOfMaya, 'online');
  const before = (await mails()).length;
  const caseId = await start();
  await pass(200);
  expect(await callsTo(caseId)).toEqual([
    [0, 'console', mayas],
    [180, 'mail', mayas],
  ]);
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(before);
  expect(mail?.payload).toMatchObject({
    to: emailOfMaya,
    link: `http://chat.example/console/#/cases/${caseId}`,
  });
  expect((await maya('GET', `/cases/${caseId}`)).json<CaseDetails>().isRouted).toBe(true);
  const { calls } = (await maya('GET', `/cases/${caseId}/routing`)).json<RoutingOfCase>();
  expect(calls.map(({ step }) => step)).toEqual(['console', 'mail']);
  await maya('POST', `/cases/${caseId}/claim`, {});
  await pass(700);
  expect(await callsTo(caseId)).toHaveLength(2);
});

test('after an outage, nobody is called to a chat whose agent could give no sign of life meanwhile', async () => {
  const { store, clock, consolePresence } = service.context;
  await store.agents.setStatus(emailOfMaya, { status: 'online', source: 'console', at: clock.now() });
  const leave = await consolePresence.enter(emailOfMaya);
  const caseId = await start();
  await maya('POST', `/cases/${caseId}/claim`, {});
  await pass(30);
  service.clock.advance(200_000);
  await pass(10);
  await consolePresence.refresh();
  await pass(60);
  leave();
  expect(await callsTo(caseId)).toEqual([]);
  await pass(120);
  expect(await callsTo(caseId)).not.toEqual([]);
});

test('where no console is open, all agents get the mail at once', async () => {
  const caseId = await start();
  await pass(20);
  expect(await callsTo(caseId)).toEqual([[0, 'mail', mayas, jonas]]);
});

test('a mail that waited for its server is not sent once somebody has answered the chat', async () => {
  const { delivery } = service.context;
  async function newest() {
    return (await mails()).slice(0, 2).map(({ state, reason }) => reason ?? state);
  }
  const caseId = await start();
  await pass(10);
  await delivery.processAll();
  expect(await newest()).toEqual(['pending', 'pending']);
  await maya('POST', `/cases/${caseId}/entries`, { text: 'Hello' });
  service.clock.advance(10_000);
  await delivery.processAll();
  expect(await newest()).toEqual(['The chat has been taken.', 'The chat has been taken.']);
});

test('nothing that the visitor wrote is in the mail', async () => {
  const widget = await service.addWidget();
  await visitor.start({ widgetId: widget.id, visitorMessage: 'A secret of mine' });
  await pass(10);
  expect((await mails()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await mails())).not.toContain('A secret of mine');
});

test('the people of another widget get the chat once nobody of the first has taken it, and not back again', async () => {
  await setStatus(emailOfJonas, 'online');
  const { store } = service.context;
  const second = await service.addWidget();
  await store.widgets.removeAgent(second.id, emailOfMaya);
  const caseId = await start({ handOverAfterSeconds: 300, handOverTo: second.id });
  const { widgetId: first = '' } = (await store.cases.get(caseId)) ?? {};
  await store.widgets.update({
    ...second,
    calling: { pushAfterSeconds: 0, mailAfterSeconds: 0, handOverAfterSeconds: 60, handOverTo: first },
  });
  await pass(500);
  expect((await store.cases.get(caseId))?.widgetId).toBe(second.id);
  expect(await callsTo(caseId)).toEqual([
    [0, 'console', jonas],
    [180, 'mail', jonas],
    [300, 'team', second.name],
    [10, 'console', jonas],
  ]);
});

test('the console of an agent who did not come rings again', async () => {
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await service.context.account.signIn(emailOfMaya, demo.password);
  const stream = await openEventStream(baseUrl, `${cookieName(service, 'session')}=${token}`);
  await stream.next('hello');
  await setStatus(emailOfMaya, 'online');
  const caseId = await visitor.start();
  await pass(800);
  expect(await stream.next('call')).toEqual({ type: 'call', caseId });
  stream.close();
});
