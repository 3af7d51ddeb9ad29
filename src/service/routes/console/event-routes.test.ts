import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import { demo } from '../../demo/demo-organisation';
import { sessionsCheckedEvery } from '../../domain/agents/session-watch';
import {
  createProvisioner,
  exampleAgentFields,
  exampleUser,
  exampleWidgetFields,
} from '../../testing/test-provisioning';
import { openEventStream, type TestEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { listEntries } from '../../storage/test-entries';

let service: TestService;
let baseUrl: string;
let visitor: VisitorChatClient;
const jonas = demo.agents[1];

beforeAll(async () => {
  service = await openTestService();
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
});
afterAll(() => service.stop());

const console = { 'x-console': '1', 'content-type': 'application/json' };

async function signIn(email: string, password: string = demo.password): Promise<string> {
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${baseUrl}/api/console/session`, { method: 'POST', headers: console, body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function openStream(cookie: string): Promise<TestEventStream> {
  return openEventStream(baseUrl, cookie);
}

const chat = { widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' };

test('a console gets a chat as it happens', async () => {
  const stream = await openStream(await signIn(demo.agents[0].email));
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect(await stream.next('alive')).toMatchObject({ now: service.clock.now() });
  await stream.next('hello');

  const { caseId } = await visitor.start(chat);
  const started = await stream.next('case');
  expect(started.summary).toMatchObject({ id: caseId, state: 'waiting', unansweredSince: 0, preview: 'Hi' });
  expect((await stream.next('entry')).entry).toMatchObject({ index: 0, kind: 'visitor', text: 'Hi' });

  await visitor.poll(caseId, { index: 0, isTyping: true });
  expect(await stream.next('typing')).toEqual({ type: 'typing', caseId, visitorTyping: true });
  await visitor.send({ caseId, messageType: 1, messageBody: 'More', messageId: 'm1' });
  expect(await stream.next('typing')).toMatchObject({ visitorTyping: false });
  function isMore({ entry }: { entry: { text: string } }) {
    return entry.text === 'More';
  }
  expect(await stream.next('entry', isMore)).toMatchObject({ caseId, entry: { index: 2, messageId: 'm1' } });

  await visitor.send({ caseId, messageType: 2 });
  const closed = await stream.next('case', ({ summary }) => summary.state === 'closed');
  expect(closed.summary.id).toBe(caseId);
  stream.close();
});

test('a console reads what a visitor types where the widget says so, until it is sent, and nothing of it is stored', async () => {
  const { settings } = await service.addWidget();
  const widget = await service.addWidget({ settings: { ...settings, typingPreview: true } });
  const stream = await openStream(await signIn(demo.agents[0].email));
  const quiet = await visitor.start(chat);
  expect((await type(quiet.caseId, 'left out')).status).toBe(204);
  const { caseId } = await visitor.start({ ...chat, widgetId: widget.id });
  function isText({ visitorText }: { visitorText?: string }) {
    return visitorText !== undefined;
  }
  expect((await type(caseId, ' Do you ')).status).toBe(204);
  // The first text of all: what the other widget's visitor typed went nowhere.
  expect(await stream.next('typing', isText)).toEqual({
    type: 'typing',
    caseId,
    visitorTyping: true,
    visitorText: 'Do you',
  });
  await visitor.poll(caseId, { index: 0, isTyping: true });
  const maya = (await service.context.store.agents.get(demo.agents[0].email)) ?? expect.unreachable();
  const { summary } = await service.context.workspace.details(maya, caseId);
  expect(summary).toMatchObject({ visitorTyping: true, visitorText: 'Do you' });

  await visitor.send({ caseId, messageType: 1, messageBody: 'Never mind', messageId: 'm2' });
  expect(await stream.next('typing')).toEqual({ type: 'typing', caseId, visitorTyping: false });
  const entries = await listEntries(service.context.store.entries, caseId, 0);
  expect(JSON.stringify(entries)).not.toContain('Do you');
  stream.close();
});

function type(caseId: string, text: string): Promise<Response> {
  const body = new URLSearchParams({ text });
  const url = `${baseUrl}/api/v1/chat/${caseId}/typing?apiKey=${demo.keys.visitor}`;
  return fetch(url, { method: 'POST', body });
}

test('a console hears who is writing an answer, until that is sent or given up', async () => {
  const { store, workspace } = service.context;
  const stream = await openStream(await signIn(demo.agents[0].email));
  const { caseId } = await visitor.start(chat);
  const other = await store.agents.get(jonas.email);
  if (!other) throw new Error('The demo has no second agent.');
  const writing = [{ email: jonas.email, alias: 'Jonas' }];

  await workspace.setTyping(other, caseId, true);
  expect(await stream.next('answering')).toEqual({ type: 'answering', caseId, agents: writing });
  expect((await workspace.details(other, caseId)).summary.answering).toEqual(writing);
  await workspace.setTyping(other, caseId, false);
  expect(await stream.next('answering')).toMatchObject({ agents: [] });
  await workspace.setTyping(other, caseId, true);
  expect(await stream.next('answering')).toMatchObject({ agents: writing });
  await workspace.answer(other, caseId, { text: 'Hello' });
  expect(await stream.next('answering')).toMatchObject({ agents: [] });

  await workspace.setTyping(other, caseId, true);
  await workspace.close(other, caseId);
  const { summary } = await stream.next('case', ({ summary: { state } }) => state === 'closed');
  expect(summary.answering).toBeUndefined();
  stream.close();
});

test('a console hears when a visitor comes and is gone for a minute', async () => {
  const stream = await openStream(await signIn(demo.agents[0].email));
  const { caseId } = await visitor.start(chat);
  await visitor.poll(caseId, { index: 0 });
  function isAbout(event: { caseId: string }) {
    return event.caseId === caseId;
  }
  expect(await stream.next('visitor', isAbout)).toMatchObject({ isHere: true });
  await service.context.workers.processAll();
  service.clock.advance(60_001);
  await service.context.workers.processAll();
  expect(await stream.next('visitor', isAbout)).toMatchObject({ isHere: false });
  stream.close();
});

test('every console of an agent gets a new status', async () => {
  const cookie = await signIn(demo.agents[1].email);
  const streams = [await openStream(cookie), await openStream(cookie)];
  await fetch(`${baseUrl}/api/console/status`, {
    method: 'PUT',
    headers: { ...console, cookie },
    body: '{"status":"online"}',
  });
  for (const stream of streams) {
    expect((await stream.next('agent')).agent).toMatchObject({
      email: demo.agents[1].email,
      status: 'online',
    });
    stream.close();
  }
});

test('a console loads again when changes by another instance were missed, and hears no more of a widget lost by one', async () => {
  const widget = await service.addWidget();
  const stream = await openStream(await signIn(jonas.email));
  await stream.next('hello');
  await service.elsewhere.widgets.setAgents(widget.id, []);
  service.context.pubSub.publish({ kind: 'missed' });
  await stream.next('hello');
  await visitor.start({ ...chat, widgetId: widget.id });
  const { caseId } = await visitor.start(chat);
  expect((await stream.next('case')).summary.id).toBe(caseId);
  stream.close();
});

test('a console hears nothing of widgets that its agent does not answer', async () => {
  const { store } = service.context;
  const template = await store.agents.get(demo.agents[1].email);
  const own = await store.widgets.get(demo.widgetId);
  if (!template || !own) throw new Error('The demo organisation is not there.');
  const email = 'guest@demo.example';
  const widget = { ...own, id: '44444444-4444-4444-8444-444444444444', name: 'Guests' };
  await store.agents.add({ ...template, email });
  await store.widgets.add(widget, [{ widgetId: widget.id, email, alias: 'G', kind: 'human', tags: [] }]);
  const stream = await openStream(await signIn(email));
  await stream.next('hello');
  await visitor.start(chat);
  const { caseId } = await visitor.start({ ...chat, widgetId: widget.id });
  expect((await stream.next('case')).summary).toMatchObject({ id: caseId, widgetName: 'Guests' });
  stream.close();
});

describe('an open console', () => {
  const provision = createProvisioner(() => service);
  const [maya] = demo.agents;
  let stream: TestEventStream;
  let widgetId: string;

  async function changeWidget(changes: Record<string, unknown>) {
    const fields = exampleWidgetFields({ uuid: widgetId, name: 'Lamps', ...changes });
    expect((await provision('POST', 'widget', fields)).statusCode).toBe(200);
  }
  /** The next description of the agent, and the `hello` behind it, at which the console loads its lists. */
  async function nextWidgets() {
    const { agent } = await stream.next('agent');
    await stream.next('hello');
    return agent.widgets.filter((widget) => widget.widgetId === widgetId);
  }
  beforeAll(async () => {
    stream = await openStream(await signIn(jonas.email));
    await stream.next('hello');
  });
  afterAll(() => stream.close());

  test('gets a widget that is created for its agent, and a chat there', async () => {
    const agents = [exampleAgentFields({ agentId: jonas.email, agentAlias: 'Jo' })];
    const made = await provision('PUT', 'widget', exampleWidgetFields({ name: 'Lamps', agents }));
    widgetId = made.json<{ uuid: string }>().uuid;
    expect(await nextWidgets()).toMatchObject([{ name: 'Lamps', alias: 'Jo' }]);
    const { caseId } = await visitor.start({ ...chat, widgetId });
    expect((await stream.next('case')).summary).toMatchObject({ id: caseId, widgetName: 'Lamps' });
  });

  test('gets another name of a widget, and another alias there', async () => {
    const agents = [exampleAgentFields({ agentId: jonas.email, agentAlias: 'Jonas L.' })];
    await changeWidget({ name: 'Lights', agents });
    expect(await nextWidgets()).toMatchObject([{ name: 'Lights', alias: 'Jonas L.' }]);
  });

  test('loses a widget at once, and gets it back', async () => {
    await changeWidget({ agents: [exampleAgentFields({ agentId: maya.email })] });
    expect(await nextWidgets()).toEqual([]);
    await visitor.start({ ...chat, widgetId });
    const { caseId } = await visitor.start(chat);
    expect((await stream.next('case')).summary.id).toBe(caseId);
    await changeWidget({ agents: [exampleAgentFields({ agentId: jonas.email })] });
    expect(await nextWidgets()).toMatchObject([{ alias: 'Maya' }]);
  });

  test('loses a widget that is deleted', async () => {
    expect((await provision('DELETE', 'widget', { uuid: widgetId, email: maya.email })).statusCode).toBe(200);
    expect(await nextWidgets()).toEqual([]);
  });

  test('ends with its agent', async () => {
    const user = exampleUser();
    expect((await provision('PUT', 'user', user)).statusCode).toBe(201);
    const own = await openStream(await signIn(user.email, user.password));
    await own.next('hello');
    expect((await provision('DELETE', 'user', { email: user.email })).statusCode).toBe(200);
    await service.context.workers.processAll();
    await expect(own.next('agent')).rejects.toThrow('ended');
  });

  test('gets what systems change of its agent', async () => {
    const answer = await provision('POST', 'user', { email: jonas.email, name: 'Jonas Lind' });
    expect(answer.statusCode).toBe(200);
    expect((await stream.next('agent')).agent.name).toBe('Jonas Lind');
  });
});

test('the head of the stream alone is refused, since it would come at its end', async () => {
  const answer = await fetch(`${baseUrl}/api/console/events`, {
    method: 'HEAD',
    headers: { ...console, cookie: await signIn(demo.agents[0].email) },
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
});

test.each([
  ['signs out', (cookie: string) => call('DELETE', '/session', cookie)],
  ['gets a new password elsewhere', () => service.context.store.sessions.removeOf(jonas.email)],
  ['has been signed in for a day', () => service.clock.advance(24 * 3_600_000)],
])('nothing reaches the console of an agent who %s', async (_what, end) => {
  const jonasCookie = await signIn(jonas.email);
  const stream = await openStream(jonasCookie);
  await stream.next('hello');
  await end(jonasCookie);
  await service.context.workers.processAll();
  await visitor.start(chat);
  await expect(stream.next('case')).rejects.toThrow('ended');
  expect(sessionsCheckedEvery).toBeLessThan(1_000);
});

test('another session of the agent stays', async () => {
  const [first, second] = [await signIn(jonas.email), await signIn(jonas.email)];
  const stream = await openStream(second);
  await stream.next('hello');
  await call('DELETE', '/session', first);
  await service.context.workers.processAll();
  const { caseId } = await visitor.start(chat);
  expect((await stream.next('case', ({ summary }) => summary.id === caseId)).summary.id).toBe(caseId);
  stream.close();
});

function call(method: string, url: string, cookie: string) {
  return fetch(`${baseUrl}/api/console${url}`, { method, headers: { 'x-console': '1', cookie } });
}
