import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseDetails, CaseSummary } from '../../../operations/console/cases';
import type { RoutingOfCase } from '../../../operations/console/inbox/routing';
import type { RoutingTrial } from '../../../operations/console/inbox/routing-trial';
import type { Routing } from '../../../operations/console/widgets';
import { demo } from '../../demo/demo-organisation';
import { caseTexts } from '../../domain/cases/case-texts';
import { exampleCase } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
let widgetId: string;
const visitor = createTestVisitor(() => service);
const [emailOfMaya, emailOfJonas] = demo.agents.map(({ email }) => email) as [string, string];

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, emailOfJonas);
});
afterAll(() => service.stop());

beforeEach(async () => {
  for (const { id } of await service.context.store.cases.openOf(demo.orgId, '', 100))
    await service.context.store.cases.close(id, 'agent', service.clock.now());
  for (const { email } of demo.agents) await setStatus(email, 'online');
});

async function setStatus(email: string, status: 'online' | 'pause') {
  const { store, clock } = service.context;
  await store.agents.setStatus(email, { status, source: 'console', at: clock.now() });
}
async function addWidget(routing: Partial<Routing>) {
  const widget = await service.addWidget({
    routing: { rule: 'roundRobin', chatLimit: 0, returnAfterSeconds: 0, ...routing },
  });
  widgetId = widget.id;
}
async function start(): Promise<string> {
  service.clock.advance(1_000);
  return visitor.start({ widgetId });
}
async function summaryOf(caseId: string): Promise<CaseSummary> {
  return (await maya('GET', `/cases/${caseId}`)).json<CaseDetails>().summary;
}
async function ownerOf(caseId: string): Promise<string | undefined> {
  return (await summaryOf(caseId)).owner?.email;
}
async function routingOf(caseId: string) {
  return (await maya('GET', `/cases/${caseId}/routing`)).json<RoutingOfCase>().decisions;
}
/** Lets the job run so long, as often as it does. */
async function pass(seconds: number) {
  for (let passed = 0; passed <= seconds; passed += 2) {
    await service.context.routeChats();
    service.clock.advance(2_000);
  }
}

test('round robin gives each new chat to the next agent online, and says why not to the others', async () => {
  await addWidget({ rule: 'roundRobin' });
  const chats = [await start(), await start(), await start()];
  const owners = await Promise.all(chats.map(ownerOf));
  expect(new Set(owners.slice(0, 2))).toEqual(new Set([emailOfMaya, emailOfJonas]));
  expect(owners[2]).toBe(owners[0]);
  const [decision] = await routingOf(chats[2] ?? '');
  expect(decision).toMatchObject({ kind: 'given', rule: 'roundRobin' });
  const reasons = decision?.kind === 'given' ? decision.candidates.map(({ reason }) => reason) : [];
  expect(reasons.sort()).toEqual(['chosen', 'laterTurn']);
  expect((await maya('GET', `/cases/${chats[2]}`)).json<CaseDetails>().isRouted).toBe(true);
});

test('least busy counts the open chats of an agent on all widgets', async () => {
  await addWidget({ rule: 'leastBusy' });
  const elsewhere = await visitor.start({ widgetId: demo.widgetId });
  await maya('POST', `/cases/${elsewhere}/entries`, { text: 'Hello' });
  expect(await ownerOf(await start())).toBe(emailOfJonas);
  await jonas('POST', `/cases/${await start()}/entries`, { text: 'Mine' });
  expect(await ownerOf(await start())).toBe(emailOfMaya);
});

test('a chat that nobody can get waits in the queue, and is given once somebody can get it', async () => {
  await addWidget({ chatLimit: 1 });
  await setStatus(emailOfJonas, 'pause');
  const first = await start();
  const second = await start();
  expect([await ownerOf(first), await ownerOf(second)]).toEqual([emailOfMaya, undefined]);
  await service.context.workers.processAll();
  expect(await routingOf(second)).toHaveLength(1);
  await setStatus(emailOfJonas, 'online');
  await service.context.workers.processAll();
  expect(await ownerOf(second)).toBe(emailOfJonas);
  expect((await routingOf(second)).map((one) => one.kind === 'given' && one.candidates)).toMatchObject([
    [{ reason: 'full' }, { reason: 'offline' }],
    [{ reason: 'full' }, { reason: 'chosen' }],
  ]);
});

test('an agent takes a chat that was given to another, and answers it, as ever', async () => {
  await addWidget({});
  await setStatus(emailOfMaya, 'pause');
  const caseId = await start();
  const answer = { text: 'I take it', takeOver: false };
  expect((await maya('POST', `/cases/${caseId}/entries`, answer)).statusCode).toBe(200);
  await jonas('POST', `/cases/${caseId}/claim`, { takeOver: true });
  await pass(10);
  expect(await ownerOf(caseId)).toBe(emailOfJonas);
});

test('a chat that its agent leaves unanswered goes back to the queue and to the next, and its visitor reads it', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const caseId = await start();
  const first = await ownerOf(caseId);
  const other = first === emailOfMaya ? emailOfJonas : emailOfMaya;
  await pass(58);
  expect(await ownerOf(caseId)).toBe(first);
  await pass(6);
  expect(await ownerOf(caseId)).toBe(other);
  const polled = JSON.stringify(await visitor.poll(caseId, '?index=0'));
  expect(polled).toContain('handedOver');
  expect((await routingOf(caseId)).map(({ kind }) => kind)).toEqual(['given', 'returned', 'given']);
  await pass(66);
  // Both have missed it: anyone may take it.
  expect(await ownerOf(caseId)).toBeUndefined();
});

test('where nobody is left to answer a chat that goes back to the queue, its visitor reads so and can leave a message', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const caseId = await start();
  for (const { email } of demo.agents) await setStatus(email, 'pause');
  await pass(66);
  expect(await ownerOf(caseId)).toBeUndefined();
  const { messageList } = await visitor.poll(caseId);
  expect(messageList.slice(-2).map(({ text }) => text)).toEqual([
    `/NFO ${caseTexts.nobodyThere}`,
    '/SYS OFFL',
  ]);
});

test('a chat stays with its agent who answers, or is writing', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const caseId = await start();
  const owner = await ownerOf(caseId);
  const call = owner === emailOfMaya ? maya : jonas;
  for (let turn = 0; turn < 12; turn++) {
    await call('PUT', `/cases/${caseId}/typing`, { typing: true });
    await pass(6);
  }
  await call('POST', `/cases/${caseId}/entries`, { text: 'Here is all I know.' });
  await pass(120);
  expect(await ownerOf(caseId)).toBe(owner);
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Thanks, and this?' });
  await pass(30);
  expect(await ownerOf(caseId)).toBe(owner);
  await pass(40);
  expect(await ownerOf(caseId)).not.toBe(owner);
});

test('a chat stays with its agent who could not answer, since the database or the service stood still', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const caseId = await start();
  const owner = await ownerOf(caseId);
  await pass(30);
  service.clock.advance(180_000);
  await pass(50);
  expect(await ownerOf(caseId)).toBe(owner);
  await pass(20);
  expect(await ownerOf(caseId)).not.toBe(owner);
});

test('a chat that all agents have missed keeps no other from being given', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const missed = await start();
  await pass(132);
  expect(await ownerOf(missed)).toBeUndefined();
  for (const { email } of demo.agents) await setStatus(email, 'pause');
  const behind = await start();
  expect(await ownerOf(behind)).toBeUndefined();
  await setStatus(emailOfMaya, 'online');
  await service.context.workers.processAll();
  expect([await ownerOf(missed), await ownerOf(behind)]).toEqual([undefined, emailOfMaya]);
});

test('an unanswered chat goes back to the queue behind four hundred that are answered', async () => {
  await addWidget({ returnAfterSeconds: 60 });
  const { store } = service.context;
  const times = { lastEntryAt: 1, visitorSeenAt: service.clock.now() + 60_000 };
  const part = { orgId: demo.orgId, widgetId, state: 'active', agentEmail: emailOfMaya, ...times } as const;
  const answered = Array.from({ length: 401 }, () => exampleCase(part));
  for (const chat of answered) await store.cases.add(chat, []);
  const caseId = await start();
  const first = await ownerOf(caseId);
  await pass(70);
  expect(await ownerOf(caseId)).not.toBe(first);
  for (const { id } of answered) await store.cases.close(id, 'agent', service.clock.now());
});

test('where all are called nothing is given, and nothing goes back', async () => {
  await addWidget({ rule: 'all' });
  const caseId = await start();
  await jonas('POST', `/cases/${caseId}/claim`, {});
  await pass(20);
  expect(await ownerOf(caseId)).toBe(emailOfJonas);
  expect(await routingOf(caseId)).toEqual([]);
});

test('a trial says who would have got the chats of the last 30 days by other routing', async () => {
  await addWidget({ rule: 'roundRobin' });
  const path = `/widgets/${widgetId}/routing-trial`;
  async function trial(rule: string, chatLimit = 0) {
    return (await maya('GET', `${path}?rule=${rule}&chatLimit=${chatLimit}`)).json<RoutingTrial>();
  }
  expect(await trial('leastBusy')).toEqual({ days: 30, chats: 0, changed: 0, agents: [] });
  const elsewhere = await visitor.start({ widgetId: demo.widgetId });
  await maya('POST', `/cases/${elsewhere}/entries`, { text: 'Hello' });
  for (let chat = 0; chat < 4; chat++) await start();
  expect(await trial('roundRobin')).toMatchObject({ chats: 4, changed: 0 });
  const { chats, agents } = await trial('roundRobin', 1);
  expect(chats).toBe(4);
  // Maya had a chat on another widget all the time, Jonas one of these from the second or third on.
  expect(agents.find(({ email }) => email === emailOfMaya)).toMatchObject({ given: 2, wouldBe: 0 });
  expect((await maya('GET', `${path}?rule=all&chatLimit=0`)).statusCode).toBe(400);
  expect((await jonas('GET', `${path}?rule=leastBusy&chatLimit=0`)).statusCode).toBe(403);
  service.clock.advance(31 * 24 * 3_600_000);
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, emailOfJonas);
  expect(await trial('leastBusy')).toMatchObject({ chats: 0 });
});
