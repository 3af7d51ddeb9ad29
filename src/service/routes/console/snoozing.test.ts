import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseDetails, CasePage, CaseSummary } from '../../../operations/console/cases';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
const visitor = createTestVisitor(() => service);
const minute = 60_000;
const [emailOfMaya] = demo.agents.map(({ email }) => email) as [string, string];

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, demo.agents[1].email);
});
afterAll(() => service.stop());

async function read(caseId: string): Promise<CaseDetails> {
  return (await maya('GET', `/cases/${caseId}`)).json<CaseDetails>();
}
async function snooze(call: ConsoleCall, caseId: string, minutes: number, since?: number) {
  const { lastIndex } = (await read(caseId)).summary;
  const body = { until: service.clock.now() + minutes * minute, lastIndex: since ?? lastIndex };
  return call('PUT', `/cases/${caseId}/snooze`, body);
}
/** A chat that Maya has snoozed. */
async function startSnoozed(minutes: number): Promise<string> {
  const caseId = await visitor.start({});
  await maya('POST', `/cases/${caseId}/entries`, { text: 'One moment', messageId: crypto.randomUUID() });
  expect((await snooze(maya, caseId, minutes)).statusCode).toBe(200);
  return caseId;
}
async function say(caseId: string, messageBody: string) {
  await visitor.send('PUT', { caseId, messageType: '1', messageBody });
}
async function pass(minutes: number) {
  for (let at = 0; at < minutes; at++) {
    service.clock.advance(minute);
    await service.context.workers.processAll();
  }
}
async function systemLines(caseId: string): Promise<string[]> {
  return (await read(caseId)).entries.filter(({ kind }) => kind === 'system').map(({ text }) => text);
}

test('a snoozed chat comes back at its time, says so to agents alone, and is answered then', async () => {
  const caseId = await startSnoozed(20);
  const listed = (await maya('GET', '/cases?view=snoozed')).json<CasePage>().cases.map(({ id }) => id);
  expect(listed).toContain(caseId);
  await pass(19);
  expect((await read(caseId)).summary.snoozedUntil).toBeDefined();
  await pass(1);
  const { summary } = await read(caseId);
  expect(summary).toMatchObject({ owner: { email: emailOfMaya }, backSince: service.clock.now() });
  expect(summary.snoozedUntil).toBeUndefined();
  const lines = (await systemLines(caseId)).filter((line) => line.includes('snooz'));
  expect(lines).toHaveLength(2);
  const polled = await visitor.poll(caseId);
  expect(JSON.stringify(polled)).not.toContain('snooz');
  await maya('POST', `/cases/${caseId}/entries`, { text: 'Here it is', messageId: crypto.randomUUID() });
  expect((await read(caseId)).summary.backSince).toBeUndefined();
});

test('a visitor’s word wakes a chat in the moment it is taken, and its time brings nothing back then', async () => {
  const caseId = await startSnoozed(20);
  await say(caseId, 'Are you there?');
  const { summary } = await read(caseId);
  expect([summary.snoozedUntil, summary.preview]).toEqual([undefined, 'Are you there?']);
  await pass(14);
  await visitor.poll(caseId);
  await pass(10);
  expect((await read(caseId)).summary.backSince).toBeUndefined();
});

test('a chat whose visitor has written meanwhile is not snoozed over words that nobody has read', async () => {
  const caseId = await visitor.start({});
  const { lastIndex } = (await read(caseId)).summary;
  await say(caseId, 'Wait!');
  expect((await snooze(maya, caseId, 20, lastIndex)).statusCode).toBe(409);
  expect((await snooze(maya, caseId, 20)).statusCode).toBe(200);
});

test('of a word and a snooze at the same moment the word is never hidden', async () => {
  for (let round = 0; round < 10; round++) {
    const caseId = await visitor.start({});
    const { lastIndex } = (await read(caseId)).summary;
    await Promise.all([snooze(maya, caseId, 20, lastIndex), say(caseId, 'Wait!')]);
    const { summary } = await read(caseId);
    expect([summary.preview, summary.snoozedUntil]).toEqual(['Wait!', undefined]);
  }
});

test('a repeated request snoozes once, and another agent’s chat can’t be snoozed or woken', async () => {
  const caseId = await visitor.start({});
  await jonas('PUT', '/status', { status: 'online' });
  await service.context.store.agents.setStatus(demo.agents[1].email, {
    status: 'online',
    source: 'endpoint',
    at: service.clock.now(),
  });
  const answers = [await snooze(jonas, caseId, 20), await snooze(jonas, caseId, 20)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await systemLines(caseId)).filter((line) => line.includes('snoozed'))).toHaveLength(1);
  expect((await snooze(maya, caseId, 30)).statusCode).toBe(409);
  expect((await maya('DELETE', `/cases/${caseId}/snooze`)).statusCode).toBe(409);
  const woken = (await jonas('DELETE', `/cases/${caseId}/snooze`)).json<CaseSummary>();
  expect([woken.snoozedUntil, woken.backSince]).toEqual([undefined, undefined]);
});

test('an agent who takes a snoozed chat over or ends it ends its snoozing', async () => {
  const [taken, ended] = [await startSnoozed(20), await startSnoozed(20)];
  await jonas('POST', `/cases/${taken}/claim`, { takeOver: true });
  await maya('POST', `/cases/${ended}/close`);
  for (const caseId of [taken, ended]) expect((await read(caseId)).summary.snoozedUntil).toBeUndefined();
});

test('a snoozed chat does not end by idling, and its idle time begins when it comes back', async () => {
  const caseId = await startSnoozed(40);
  await pass(50);
  expect((await read(caseId)).summary.state).toBe('active');
  await pass(10);
  expect((await read(caseId)).summary.state).toBe('closed');
});

test.each([
  ['ends its snoozing', () => maya, 'DELETE', 'snooze'],
  ['takes it over', () => jonas, 'POST', 'claim'],
] as const)('the idle time of a snoozed chat begins when an agent %s', async (_how, agent, method, path) => {
  const caseId = await startSnoozed(40);
  await pass(30);
  expect(
    (await agent()(method, `/cases/${caseId}/${path}`, method === 'POST' ? {} : undefined)).statusCode,
  ).toBe(200);
  await pass(14);
  expect((await read(caseId)).summary.state).toBe('active');
  await pass(5);
  expect((await read(caseId)).summary.state).toBe('closed');
});

test('a snoozed chat does not count against its agent’s limit', async () => {
  const { store } = service.context;
  async function load() {
    return (await store.cases.loads(demo.orgId)).get(emailOfMaya) ?? 0;
  }
  const caseId = await visitor.start({});
  await maya('POST', `/cases/${caseId}/claim`, {});
  const before = await load();
  await snooze(maya, caseId, 20);
  expect(await load()).toBe(before - 1);
});

test.each([
  ['the past', -1],
  ['two months', 60 * 24 * 60],
])('a chat can’t be snoozed until %s', async (_when, minutes) => {
  expect((await snooze(maya, await visitor.start({}), minutes)).statusCode).toBe(400);
});

test('the morning is when the widget opens tomorrow or later, and nine o’clock without hours', async () => {
  async function morningOf(widgetId: string): Promise<string> {
    const caseId = await visitor.start({ widgetId });
    const answer = await maya('GET', `/cases/${caseId}/snooze?timezone=Europe/Berlin`);
    return new Date(answer.json<{ morning: number }>().morning).toISOString();
  }
  const tomorrow = new Date(service.clock.now() + 24 * 60 * minute);
  const day = tomorrow.toISOString().slice(0, 10);
  expect(await morningOf((await service.addWidget({})).id)).toBe(`${day}T08:00:00.000Z`);
  const dayOfWeek = (['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const)[
    (tomorrow.getUTCDay() + 1) % 7
  ];
  const open = [dayOfWeek ?? 'MONDAY', 'WEDNESDAY' as const].map((name) => ({
    dayOfWeek: name,
    enabled: true,
    scheduleList: ['7:30 AM', '11:00 PM'] as [string, string],
  }));
  const { id } = await service.addWidget({ schedule: { timeZone: 'Europe/Berlin', schedules: open } });
  const later = new Date(tomorrow.getTime() + 24 * 60 * minute).toISOString().slice(0, 10);
  expect(await morningOf(id)).toBe(`${later}T06:30:00.000Z`);
});

test('an index that no entry can have is refused', async () => {
  const caseId = await visitor.start({});
  for (const index of [2 ** 31 - 1, 3e9, 1e308]) {
    expect((await snooze(maya, caseId, 20, index)).statusCode).toBe(400);
    expect((await maya('GET', `/cases/${caseId}/entries?before=${index}`)).statusCode).toBe(400);
  }
  expect((await snooze(maya, caseId, 20, 2 ** 31 - 2)).statusCode).toBe(200);
});
