import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { CaseDetails } from '../../../operations/console/cases';
import type { TransferTargets } from '../../../operations/console/transfers';
import { demo } from '../../demo/demo-organisation';
import { caseTexts } from '../../domain/cases/case-texts';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let widgetId: string;
let maya: ConsoleCall;
let jonas: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [first, second] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service, first.email);
  jonas = await signInToConsole(service, second.email);
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  await setStatus('online');
});

async function setStatus(status: 'online' | 'pause', emails: string[] = [first.email, second.email]) {
  const { agents } = service.context.store;
  for (const email of emails) {
    await agents.setStatus(email, { status, source: 'console', at: service.clock.now() });
    await agents.markSeen(email, service.clock.now());
  }
}
async function startAnswered(): Promise<string> {
  const caseId = await visitor.start({ widgetId });
  await maya('POST', `/cases/${caseId}/entries`, { text: 'Hello' });
  return caseId;
}
async function read(call: ConsoleCall, caseId: string): Promise<CaseDetails> {
  return (await call('GET', `/cases/${caseId}`)).json<CaseDetails>();
}
function transfer(call: ConsoleCall, caseId: string, to: object, more: object = {}) {
  return call('POST', `/cases/${caseId}/transfer`, { to, ...more });
}
const toJonas = { kind: 'agent', email: second.email };
const toMaya = { kind: 'agent', email: first.email };

test('whom a chat can go to is read by the same few queries, however many widgets there are', async () => {
  const caseId = await startAnswered();
  async function countQueries() {
    const queries = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const { widgets } = (await maya('GET', `/cases/${caseId}/transfer`)).json<TransferTargets>();
    const count = queries.mock.calls.length;
    queries.mockRestore();
    return { widgets: widgets.length, count };
  }
  const before = await countQueries();
  for (let at = 0; at < 20; at++) await service.addWidget();
  expect(await countQueries()).toEqual({ widgets: before.widgets + 20, count: before.count });
  expect(before.count).toBeGreaterThan(0);
});

test('a chat goes to a colleague with a note, waits as theirs, and the visitor reads that it is passed on', async () => {
  const caseId = await startAnswered();
  service.clock.advance(60_000);
  const answer = await transfer(maya, caseId, toJonas, { note: 'Wants a refund.' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { to: second.alias }]);
  const { summary, entries, notes } = await read(maya, caseId);
  expect(summary).toMatchObject({
    state: 'waiting',
    owner: { email: second.email, alias: second.alias },
    waitingSince: service.clock.now(),
  });
  expect(notes).toMatchObject([{ text: 'Wants a refund.', agentEmail: first.email }]);
  const wentTo = `/NFO ${caseTexts.transferred(first.alias, second.alias)}`;
  expect(entries.slice(-2).map(({ kind, text }) => [kind, text])).toEqual([
    ['system', wentTo],
    ['system', `/WAI ${caseTexts.handedOver}`],
  ]);
  const seen = (await visitor.poll(caseId)).messageList.map(({ text }) => text);
  expect(seen.join()).toContain(caseTexts.handedOver);
  expect(seen.join()).not.toMatch(/transferred|refund/);

  await jonas('POST', `/cases/${caseId}/entries`, { text: 'I am Jonas.', takeOver: false });
  expect((await read(maya, caseId)).summary).toMatchObject({
    state: 'active',
    owner: { email: second.email },
  });
  const told = (await visitor.poll(caseId)).messageList.map(({ text }) => text);
  expect(told).toContain(formatSystemEntry({ token: 'agent', alias: second.alias }));
});

test('the colleague’s console gets it as theirs', async () => {
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await service.context.account.signIn(second.email, demo.password);
  const stream = await openEventStream(baseUrl, `${cookieName(service, 'session')}=${token}`);
  await stream.next('hello');
  const caseId = await startAnswered();
  await transfer(maya, caseId, toJonas, { note: 'Yours' });
  const event = await stream.next('case', ({ summary }) => summary.owner?.email === second.email);
  expect(event.summary).toMatchObject({ id: caseId, state: 'waiting', waitingSince: service.clock.now() });
  stream.close();
});

test('of two transfers at the same moment one is carried out, and the other is refused with all that it would write', async () => {
  const ida = { email: 'ida@demo.example', alias: 'Ida' };
  const template = await service.context.store.agents.get(second.email);
  if (!template) throw new Error('Jonas is not there.');
  await service.context.store.agents.add({ ...template, email: ida.email, name: 'Ida' });
  await service.context.store.widgets.putAgent({ widgetId, ...ida, kind: 'human', tags: [] });
  await setStatus('online', [ida.email]);
  for (let round = 0; round < 5; round++) {
    const caseId = await visitor.start({ widgetId });
    const { waitingSince } = (await read(maya, caseId)).summary;
    const toIda = { kind: 'agent', email: ida.email };
    const answers = await Promise.all([
      transfer(maya, caseId, toIda, { note: 'by Maya', waitingSince }),
      transfer(jonas, caseId, toIda, { note: 'by Jonas', waitingSince }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? 'by Maya' : 'by Jonas';
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: expect.stringMatching(
        /^(Ida is handling this chat|Someone else has just transferred this chat)\.$/,
      ) as string,
    });
    const { notes, entries } = await read(maya, caseId);
    expect(notes.map(({ text }) => text)).toEqual([winner]);
    expect(entries.filter(({ text }) => text.includes('transferred'))).toHaveLength(1);
  }
});

test('a chat goes to a team as any chat that waits, and is transferred on only by who has seen that', async () => {
  const members = [first.email, second.email];
  const made = await maya('POST', '/teams', { name: `Sales ${widgetId}`, members });
  const team = made.json<{ id: string; name: string }>();
  await service.context.store.widgets.setTeams(widgetId, [team.id]);
  const caseId = await startAnswered();
  const toTeam = { kind: 'team', teamId: team.id };
  expect((await transfer(maya, caseId, toTeam)).json()).toEqual({ to: team.name });
  const { summary } = await read(jonas, caseId);
  expect(summary).toMatchObject({ state: 'waiting', wantedTags: [team.name] });
  expect(summary).not.toHaveProperty('owner');
  service.clock.advance(1_000);
  const blind = await transfer(jonas, caseId, toMaya);
  expect([blind.statusCode, blind.json<{ message: string }>().message]).toEqual([
    409,
    'Someone else has just transferred this chat.',
  ]);
  const { waitingSince } = summary;
  expect((await transfer(jonas, caseId, toMaya, { waitingSince })).statusCode).toBe(200);
  expect((await read(maya, caseId)).summary).not.toHaveProperty('wantedTags');
});

test('a chat goes to another widget’s people with its notes, and leaves those who don’t answer that', async () => {
  const other = await service.addWidget({ name: 'Support' });
  await service.context.store.widgets.removeAgent(other.id, first.email);
  const caseId = await startAnswered();
  const gone: string[] = [];
  const leaving = [first, second].map(async ({ email }) => {
    const agent = await service.context.store.agents.get(email);
    if (!agent) throw new Error('There is no such agent.');
    function send({ type }: ConsoleEvent) {
      if (type === 'gone') gone.push(email);
    }
    return service.context.feed.subscribe(agent, { send, end() {} });
  });
  const leave = await Promise.all(leaving);
  const answer = await transfer(maya, caseId, { kind: 'widget', widgetId: other.id }, { note: 'A fault' });
  expect(answer.json()).toEqual({ to: 'Support' });
  await expect.poll(() => gone).toEqual([first.email]);
  for (const undo of leave) undo();
  expect((await maya('GET', `/cases/${caseId}`)).statusCode).toBe(404);
  expect(await read(jonas, caseId)).toMatchObject({
    summary: { widgetId: other.id, state: 'waiting' },
    notes: [{ text: 'A fault' }],
  });
});

test('a transfer that is sent again, since its answer was lost, is carried out once, also where its chat is out of reach by then', async () => {
  const other = await service.addWidget({ name: 'Support' });
  await service.context.store.widgets.removeAgent(other.id, first.email);
  const targets = [
    [toJonas, second.alias],
    [{ kind: 'widget', widgetId }, (await service.context.store.widgets.getListed(widgetId))?.name],
    [{ kind: 'widget', widgetId: other.id }, 'Support'],
  ] as const;
  for (const [to, name] of targets) {
    const caseId = await startAnswered();
    const more = { note: 'Once', messageId: caseId };
    expect((await transfer(maya, caseId, to, more)).json()).toEqual({ to: name });
    const { entries, notes } = await read(jonas, caseId);
    const again = await transfer(maya, caseId, to, more);
    expect([again.statusCode, again.json()]).toEqual([200, { to: name }]);
    expect(await read(jonas, caseId)).toMatchObject({ entries, notes: [{ text: 'Once' }] });
    expect(notes?.length).toBe(1);
    expect((await transfer(maya, caseId, to, { messageId: 'another' })).statusCode).toBeGreaterThan(400);
  }
});

test('a chat goes back to all who answer its widget, where somebody else is there', async () => {
  const caseId = await startAnswered();
  const { everyone } = (await maya('GET', `/cases/${caseId}/transfer`)).json<TransferTargets>();
  expect(everyone).toMatchObject({ widgetId, isOnline: true });
  await setStatus('pause', [second.email]);
  expect((await transfer(maya, caseId, { kind: 'widget', widgetId })).statusCode).toBe(409);
  await setStatus('online', [second.email]);
  const answer = await transfer(maya, caseId, { kind: 'widget', widgetId }, { note: 'Not mine' });
  expect(answer.json()).toEqual({ to: everyone.name });
  const { summary, notes } = await read(jonas, caseId);
  expect([summary.state, summary.owner, notes]).toMatchObject(['waiting', undefined, [{ text: 'Not mine' }]]);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'is paused',
    () => setStatus('pause', [second.email]),
    `${second.alias} is not available now. Choose someone else.`,
  ],
  [
    'is not on the widget',
    () => service.context.store.widgets.removeAgent(widgetId, second.email),
    `${second.email} is not available now. Choose someone else.`,
  ],
])('nothing is written of a transfer to one who %s', async (_, arrange, message) => {
  const caseId = await startAnswered();
  const before = await read(maya, caseId);
  await arrange();
  const answer = await transfer(maya, caseId, toJonas, { note: 'Lost' });
  expect(answer.json()).toEqual({ code: 409, message });
  expect(await read(maya, caseId)).toEqual(before);
});

test('a chat of a colleague who is there, one that has ended, and one to oneself are not transferred', async () => {
  const caseId = await startAnswered();
  const refused = await transfer(jonas, caseId, toMaya);
  expect(refused.json()).toEqual({ code: 409, message: `${first.alias} is handling this chat.` });
  expect((await transfer(maya, caseId, toMaya)).statusCode).toBe(409);
  await maya('POST', `/cases/${caseId}/close`);
  expect((await transfer(maya, caseId, toJonas)).statusCode).toBe(409);
  expect((await transfer(maya, caseId, { kind: 'widget', widgetId: 'nowhere' })).statusCode).toBe(409);
});

test('whom it can go to is listed, those who are online first', async () => {
  await setStatus('pause', [second.email]);
  const caseId = await startAnswered();
  const targets = (await maya('GET', `/cases/${caseId}/transfer`)).json<TransferTargets>();
  expect(targets.agents).toEqual([{ email: second.email, name: second.alias, isOnline: false }]);
  expect(targets.widgets.map(({ widgetId: id }) => id)).not.toContain(widgetId);
  const known = targets.widgets.find(({ widgetId: id }) => id === demo.appWidgetId);
  expect(known).toMatchObject({ isOnline: false });
});
