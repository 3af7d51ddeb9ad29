import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { serveAhead } from '../../http/connections/serve-ahead';
import { createLimits } from '../../http/limits/limits';
import { createTestVisitor } from '../../testing/test-visitor';
import { openTestService, type TestService } from '../../testing/test-service';
import { createQuickPoll } from './quick-poll';

let service: TestService;
let server: Server;
let base: string;
let limits: ReturnType<typeof createLimits>;
let isLoggingPolls = false;
const { send, start, call } = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  const { context, stopping, clock } = service;
  limits = createLimits(clock);
  const log = { isLevelEnabled: () => isLoggingPolls };
  const quickPoll = createQuickPoll({ ...context, limits, stopping, log, nextRequestId: () => 'quick-1' });
  server = serveAhead(quickPoll)((_request, response) => response.end('handed on'), {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/chat/poll/`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.stop();
});

/** A chat of which memory knows that nothing is at index 2 or later. */
async function startQuiet(fields: Record<string, string> = {}): Promise<string> {
  const caseId = await start(fields);
  await call('GET', `/poll/${caseId}?index=2`);
  return caseId;
}

const headers = { 'x-api-key': demo.keys.visitor };
function ask(address: string, more: RequestInit = {}) {
  return fetch(base + address, {
    ...more,
    headers: { ...headers, ...(more.headers as Record<string, string>) },
  });
}
async function isHandedOn(address: string, more: RequestInit = {}) {
  const answer = await ask(address, more);
  return more.method === 'HEAD' ? !answer.headers.has('x-request-id') : (await answer.text()) === 'handed on';
}

let caseId: string;
beforeEach(async () => {
  caseId = await startQuiet();
});

const ofThisAnswer = ['x-request-id', 'date', 'connection', 'keep-alive'];

function comparable(all: Iterable<readonly [string, unknown]>): Record<string, string> {
  const same = [...all].filter(([name]) => !ofThisAnswer.includes(name));
  return Object.fromEntries(same.map(([name, value]) => [name, String(value)]));
}

test.each([
  '?index=2',
  '?index=%32&wait=0&agentTyping=true',
  '?index=7&isTyping=true&more=1',
  // As the widget polls while it catches up.
  `?index=2&isTyping=false&agentTyping=false&visitorMessages=true&apiKey=${demo.keys.visitor}`,
])('the poll %s is answered as by the route, with its own id', async (query) => {
  const quick = await ask(caseId + query);
  const byRoute = await call('GET', `/poll/${caseId}${query}`);
  expect(await quick.text()).toBe(byRoute.body);
  expect(comparable(quick.headers)).toEqual(comparable(Object.entries(byRoute.headers)));
  expect(quick.headers.get('x-request-id')).toBe('quick-1');
});

test('a poll of a page is answered as by the route', async () => {
  const page = { origin: 'https://a.example' };
  const quick = await ask(`${caseId}?index=2`, { headers: page });
  const byRoute = await service.app.inject({
    url: `/api/v1/chat/poll/${caseId}?index=2`,
    headers: { ...headers, ...page },
  });
  expect(quick.headers.get('access-control-allow-credentials')).toBe('true');
  expect(comparable(quick.headers)).toEqual(comparable(Object.entries(byRoute.headers)));
});

test('a poll of a closed chat is answered', async () => {
  await send('PUT', { caseId, messageType: '2' });
  await call('GET', `/poll/${caseId}?index=0`);
  expect(await (await ask(`${caseId}?index=9`)).json()).toEqual({
    caseId,
    agentTyping: false,
    messageList: [],
  });
});

test('a poll tells that the visitor is there and writes', async () => {
  const changes: object[] = [];
  service.context.pubSub.subscribe((change) => changes.push(change));
  await ask(`${caseId}?index=2&isTyping=true`);
  expect(changes).toMatchObject([{ kind: 'typing', caseId, writer: { kind: 'visitor' }, isTyping: true }]);
});

describe('is handed on, to the route,', () => {
  test.each([
    ['with something new', '?index=0', {}],
    ['held', '?index=2&wait=1', {}],
    ['with a parameter that is wrong', '?index=-1', {}],
    ['without a key', '?index=2', { headers: { 'x-api-key': '' } }],
    ['with a key of nobody', '?index=2', { headers: { 'x-api-key': 'nobody' } }],
    ['with an encoded body', '?index=2', { headers: { 'content-encoding': 'gzip' } }],
    ['HEAD', '?index=2', { method: 'HEAD' }],
    ['POST', '?index=2', { method: 'POST' }],
    ['below another path', '/more?index=2', {}],
  ])('a poll %s', async (_what, address, more: RequestInit) => {
    expect(await isHandedOn(caseId + address, more)).toBe(true);
  });

  test('a poll of a case that memory does not know', async () => {
    expect(await isHandedOn('33333333-3333-4333-8333-333333333333?index=2')).toBe(true);
    expect(await isHandedOn(`${caseId.toUpperCase()}?index=2`)).toBe(true);
  });

  test('a poll of another organisation', async () => {
    await service.context.store.organisations.add({ id: 77, name: 'Other' });
    await service.context.store.keys.add(77, 'visitor', 'other-key');
    const other = { headers: { 'x-api-key': 'other-key' } };
    await call('GET', `/poll/${caseId}?index=2`, other);
    expect(await isHandedOn(`${caseId}?index=2`, other)).toBe(true);
  });

  test('a poll of a page that may not use the widget', async () => {
    const { id: widgetId } = await service.addWidget({ allowedOrigins: ['https://shop.example'] });
    const chat = `${await startQuiet({ widgetId })}?index=2`;
    expect(await isHandedOn(chat, { headers: { origin: 'https://evil.example' } })).toBe(true);
    expect(await isHandedOn(chat, { headers: { origin: 'https://shop.example' } })).toBe(false);
  });

  test('every poll where polls are logged', async () => {
    isLoggingPolls = true;
    expect(await isHandedOn(`${caseId}?index=2`)).toBe(true);
    isLoggingPolls = false;
  });

  test('every poll while an address is held off for guessing', async () => {
    for (let tries = 0; tries < 120; tries++) limits.misses.count('192.0.2.1');
    expect(await isHandedOn(`${caseId}?index=2`)).toBe(true);
    service.clock.advance(60_001);
    await call('GET', `/poll/${caseId}?index=2`);
    expect(await isHandedOn(`${caseId}?index=2`)).toBe(false);
  });

  test('every poll while the service stops', async () => {
    service.stopping.begin();
    expect(await isHandedOn(`${caseId}?index=2`)).toBe(true);
  });
});
