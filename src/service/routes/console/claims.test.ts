import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import type { CaseSummary } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import { demo } from '../../demo/demo-organisation';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { listEntries } from '../../storage/test-entries';

let service: TestService;
let baseUrl: string;
let visitor: VisitorChatClient;
const [maya, jonas] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
});
afterAll(() => service.stop());

interface SignedIn {
  cookie: string;
  call(method: string, path: string, body?: object): Promise<{ status: number; answer: unknown }>;
}

async function signIn(email: string): Promise<SignedIn> {
  let cookie = '';
  async function ask(method: string, path: string, body?: object) {
    return fetch(`${baseUrl}/api/console${path}`, {
      method,
      headers: { 'x-console': '1', cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  const signedIn = await ask('POST', '/session', { email, password: demo.password });
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    cookie,
    async call(method, path, body) {
      const response = await ask(method, path, body);
      const text = await response.text();
      return { status: response.status, answer: text ? (JSON.parse(text) as unknown) : undefined };
    },
  };
}

/** Signed in, with a console open. */
async function enter(email: string) {
  const agent = await signIn(email);
  const stream = await openEventStream(baseUrl, agent.cookie);
  await stream.next('hello');
  return { ...agent, stream };
}

async function start(): Promise<string> {
  const { caseId } = await visitor.start({
    widgetId: demo.widgetId,
    email: 'v@x.example',
    visitorMessage: 'Hi',
  });
  return caseId;
}

async function summaryOf({ call }: SignedIn, caseId: string): Promise<CaseSummary> {
  const { answer } = await call('GET', `/cases/${caseId}`);
  return (answer as { summary: CaseSummary }).summary;
}

test('of two agents who claim a chat at the same moment one gets it, and the others see whose it is', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  for (let round = 0; round < 5; round++) {
    const caseId = await start();
    const claims = await Promise.all(
      [first, second].map(({ call }) => call('POST', `/cases/${caseId}/claim`, { takeOver: false })),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = claims[0]?.status === 200 ? [maya, second] : [jonas, first];
    const { summary } = await loser.stream.next(
      'case',
      ({ summary: { id, owner } }) => id === caseId && owner !== undefined,
    );
    expect(summary).toMatchObject({ state: 'waiting', owner: { email: winner.email } });
    const refused = claims.find(({ status }) => status === 409)?.answer;
    expect(refused).toEqual({ code: 409, message: `${summary.owner?.alias} is handling this chat.` });
  }
  first.stream.close();
  second.stream.close();
});

test('nobody answers a colleague’s chat without taking it over', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const caseId = await start();
  const path = `/cases/${caseId}/entries`;
  await first.call('POST', `/cases/${caseId}/claim`, { takeOver: false });
  expect((await second.call('POST', path, { text: 'Me too', takeOver: false })).status).toBe(409);
  expect((await first.call('POST', path, { text: 'Hello', takeOver: false })).status).toBe(200);
  expect((await second.call('POST', path, { text: 'Me too', takeOver: false })).status).toBe(409);
  expect((await second.call('POST', path, { text: 'Now me', takeOver: true })).status).toBe(200);
  expect((await first.call('POST', path, { text: 'And I', takeOver: false })).status).toBe(409);
  expect(await summaryOf(first, caseId)).toMatchObject({ owner: { email: jonas.email } });
  const entries = await listEntries(service.context.store.entries, caseId, 0);
  expect(entries.filter(({ kind }) => kind === 'agent').map(({ text }) => text)).toEqual(['Hello', 'Now me']);
  first.stream.close();
  second.stream.close();
});

test('what an agent has written is answered again though the chat is a colleague’s, or out of reach, by the time that it is sent again', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const caseId = await start();
  const answer = [
    'POST',
    `/cases/${caseId}/entries`,
    { text: 'Hello', messageId: 'a1', takeOver: false },
  ] as const;
  const note = ['POST', `/cases/${caseId}/notes`, { text: 'Calm', messageId: 'n1' }] as const;
  async function sendAll({ call }: SignedIn) {
    const both = [await call(...answer), await call(...note)];
    return both.map(({ status, answer: given }) => (status === 200 ? given : status));
  }
  const taken = await sendAll(first);
  expect(taken).toMatchObject([{ text: 'Hello' }, { text: 'Calm' }]);
  await second.call('POST', `/cases/${caseId}/claim`, {});
  expect(await sendAll(first)).toEqual(taken);
  expect((await first.call('POST', answer[1], { ...answer[2], messageId: 'a2' })).status).toBe(409);
  expect(await summaryOf(first, caseId)).toMatchObject({ owner: { email: jonas.email } });

  const { widgets } = service.context.store;
  const shownAs = await widgets.answeredBy(maya.email, demo.widgetId);
  await widgets.removeAgent(demo.widgetId, maya.email);
  expect(await sendAll(first)).toEqual(taken);
  const changed = [
    { ...answer[2], messageId: 'n1' },
    { ...answer[2], messageId: undefined },
  ];
  for (const body of changed) expect((await first.call('POST', answer[1], body)).status).toBe(404);
  if (shownAs) await widgets.putAgent(shownAs.agent);
  const entries = await listEntries(service.context.store.entries, caseId, 0);
  expect(entries.filter(({ kind }) => kind === 'agent').map(({ text }) => text)).toEqual(['Hello']);
  first.stream.close();
  second.stream.close();
});

test('a claimed chat can be given back until it is answered, by the agent who has it', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const caseId = await start();
  const claim = `/cases/${caseId}/claim`;
  await first.call('POST', claim, { takeOver: false });
  await second.call('DELETE', claim);
  expect(await summaryOf(second, caseId)).toMatchObject({ owner: { email: maya.email } });
  expect((await first.call('DELETE', claim)).answer).not.toHaveProperty('owner');
  expect((await second.call('POST', claim, { takeOver: false })).status).toBe(200);
  await second.call('POST', `/cases/${caseId}/entries`, { text: 'Hello' });
  expect(await second.call('DELETE', claim)).toMatchObject({
    status: 409,
    answer: { message: 'You have answered this chat. Transfer it instead.' },
  });
  first.stream.close();
  second.stream.close();
});

test('a chat does not end over what the visitor has written since the agent looked', async () => {
  const agent = await enter(maya.email);
  const { call, stream } = agent;
  const caseId = await start();
  await call('POST', `/cases/${caseId}/entries`, { text: 'Hello' });
  const { lastIndex } = await summaryOf(agent, caseId);
  await call('POST', `/cases/${caseId}/entries`, { text: 'Goodbye' });
  await visitor.send({ caseId, messageType: 1, messageBody: 'One more thing', messageId: 'm1' });
  const close = `/cases/${caseId}/close?lastIndex=`;
  expect((await call('POST', `${close}${lastIndex}`)).status).toBe(409);
  expect((await call('POST', `${close}${lastIndex + 2}`)).answer).toMatchObject({ state: 'closed' });
  expect((await call('POST', `${close}0`)).answer).toMatchObject({ state: 'closed' });
  stream.close();
});

test('a chat does not end under a colleague who has taken it since the agent looked', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const caseId = await start();
  const close = `/cases/${caseId}/close?lastIndex=0`;
  await second.call('POST', `/cases/${caseId}/entries`, { text: 'Hello' });
  for (const owner of ['', maya.email])
    expect(await first.call('POST', `${close}&owner=${owner}`)).toMatchObject({
      status: 409,
      answer: { message: 'Jonas is handling this chat.' },
    });
  expect((await second.call('POST', `${close}&owner=`)).answer).toMatchObject({ state: 'closed' });
  const known = await start();
  await second.call('POST', `/cases/${known}/claim`, {});
  const knowing = `/cases/${known}/close?lastIndex=0&owner=${jonas.email}`;
  expect((await first.call('POST', knowing)).answer).toMatchObject({ state: 'closed' });
  first.stream.close();
  second.stream.close();
});

test('a chat whose owner has closed the console is free to all', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const caseId = await start();
  await first.call('POST', `/cases/${caseId}/claim`, {});
  first.stream.close();
  service.clock.advance(100_000);
  expect(await summaryOf(second, caseId)).not.toHaveProperty('isOwnerAway');
  service.clock.advance(30_000);
  expect(await summaryOf(second, caseId)).toMatchObject({ isOwnerAway: true, owner: { email: maya.email } });
  expect((await second.call('POST', `/cases/${caseId}/claim`, { takeOver: false })).status).toBe(200);
  expect(await summaryOf(second, caseId)).toMatchObject({ owner: { email: jonas.email } });
  second.stream.close();
});

/** What a console of Jonas gets by an event and the next look at what no event says. */
async function followEvents() {
  const { feed, store } = service.context;
  const agent = await store.agents.get(jonas.email);
  if (!agent) throw new Error('The demo has no second agent.');
  let events: ConsoleEvent[] = [];
  const leave = await feed.subscribe(agent, { send: (event) => events.push(event), end() {} });
  async function eventsBy(event: () => unknown): Promise<ConsoleEvent[]> {
    events = [];
    await event();
    await feed.settled();
    await feed.catchUp();
    return events;
  }
  return { eventsBy, leave };
}

test('consoles are sent the chats of an owner who is gone, and of one who is back', async () => {
  const owner = await enter(maya.email);
  const { eventsBy, leave } = await followEvents();
  const id = await start();
  await eventsBy(() => owner.call('POST', `/cases/${id}/claim`, {}));
  owner.stream.close();
  async function pass(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 10) {
      service.clock.advance(10_000);
      await service.context.feed.catchUp();
    }
  }
  expect(await eventsBy(() => pass(100))).toEqual([]);
  const gone = await eventsBy(() => pass(30));
  expect(gone).toContainEqual({
    type: 'case',
    summary: expect.objectContaining({ id, isOwnerAway: true }) as object,
  });
  expect(await eventsBy(() => pass(30))).toEqual([]);
  const back = await enter(maya.email);
  const [returned] = (await eventsBy(() => {})).filter(({ type }) => type === 'case');
  expect(returned).toEqual({
    type: 'case',
    summary: expect.not.objectContaining({ isOwnerAway: true }) as object,
  });
  back.stream.close();
  leave();
});

test('consoles load what could not be read for them', async () => {
  const { eventsBy, leave } = await followEvents();
  const { pubSub, store } = service.context;
  const caseId = await start();
  await eventsBy(() => {});
  vi.spyOn(store.cases, 'get').mockRejectedValueOnce(new Error('The connection was lost.'));
  const change = { kind: 'case', caseId, widgetId: demo.widgetId, lastIndex: 0, state: 'waiting' } as const;
  expect(await eventsBy(() => pubSub.publish(change))).toEqual([{ type: 'hello' }]);
  expect(await eventsBy(() => {})).toEqual([]);
  leave();
});

test('an agent who signs out everywhere takes no more chats, and their chats are free', async () => {
  const [first, second] = await Promise.all([enter(maya.email), enter(jonas.email)]);
  const elsewhere = await signIn(maya.email);
  const caseId = await start();
  await first.call('PUT', '/status', { status: 'online' });
  await first.call('POST', `/cases/${caseId}/claim`, {});
  await elsewhere.call('DELETE', '/session');
  expect((await service.context.store.agents.get(maya.email))?.status).toBe('online');
  for (const session of await service.context.store.sessions.ofAgent(maya.email, 0))
    await service.context.store.sessions.remove(session.id);
  const last = await signIn(maya.email);
  await last.call('DELETE', '/session');
  expect((await service.context.store.agents.get(maya.email))?.status).toBe('pause');
  expect(await summaryOf(second, caseId)).toMatchObject({ isOwnerAway: true });
  second.stream.close();
});
