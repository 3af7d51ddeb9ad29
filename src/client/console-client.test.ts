import { expect, test } from 'vitest';
import { createFakeClock } from '../browser/fakes/fake-clock';
import type { ConsoleEvent } from '../operations/console/events';
import { createConsoleClient } from './console-client';

/** The usual time within which an answer begins. */
const usualTimeout = 15_000;

function setUp(status = 200, body: unknown = {}, headers: HeadersInit = { 'x-console': '1' }) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  let stream: { onData(data: string): void; onEnd(): void } | undefined;
  let shown = '';
  const client = createConsoleClient({
    baseUrl: '/api/console',
    fetch: async (url, init) => {
      asked.push({ url: String(url), init });
      return Response.json(body, { status, headers });
    },
    openStream(_url, onData, onEnd) {
      stream = { onData, onEnd };
      return () => (stream = undefined);
    },
    agent: () => shown,
  });
  function show(agent: string) {
    shown = agent;
  }
  return { client, asked, show, stream: () => stream };
}

test('an answer goes out as JSON with the header that no other site can send', async () => {
  const { client, asked } = setUp(200, { index: 3, messageId: 'm1' });
  await client.answer('a/b', { text: 'Hello', messageId: 'm1' });
  const { url, init } = asked[0] ?? {};
  expect(url).toBe('/api/console/cases/a%2Fb/entries');
  // It goes on though the agent closes the page.
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"text":"Hello","messageId":"m1"}',
    keepalive: true,
  });
  expect(new Headers(init?.headers).get('x-console')).toBe('1');
});

test('each request says whom the page shows, once that is known, but the one that asks who it is', async () => {
  const { client, asked, show } = setUp();
  await client.signOut();
  show('zoë@shop.example');
  await client.setStatus('online');
  await client.session();
  const said = asked.map(({ init }) => new Headers(init?.headers).get('x-console-agent'));
  expect(said).toEqual([null, 'zo%C3%AB%40shop.example', null]);
});

test.each([
  [200, {}],
  [200, []],
  [200, { error: 'offline' }],
  [200, { index: 3, messageId: 'm1' }],
  [401, { error: 'Sign in to the network' }],
])('%i of something in between is no answer: %j', async (status, body) => {
  const { client } = setUp(status, body, {});
  client.onSignedOut(() => expect.unreachable());
  const nothing = { status: 0, isPassing: true };
  await expect(client.answer('a', { text: 'Hello', messageId: 'm1' })).rejects.toMatchObject(nothing);
  await expect(client.caseDetails('a')).rejects.toMatchObject(nothing);
});

test('a refusal is thrown with the service’s own words', async () => {
  const { client } = setUp(409, { code: 409, message: 'This chat has ended.' });
  await expect(client.close('a')).rejects.toMatchObject({
    status: 409,
    body: { message: 'This chat has ended.' },
  });
});

test('any call that is refused because nobody is signed in is reported, until the undo', async () => {
  const { client } = setUp(401);
  let reports = 0;
  const undo = client.onSignedOut(() => reports++);
  await expect(client.call('GET /keys')).rejects.toMatchObject({ status: 401 });
  expect(reports).toBe(1);
  undo();
  await expect(client.close('a')).rejects.toMatchObject({ status: 401 });
  expect(reports).toBe(1);
});

test('events are delivered that this console knows, and that the stream is over', () => {
  const { client, stream } = setUp();
  const delivered: (ConsoleEvent['type'] | 'break')[] = [];
  const close = client.openEvents({
    onEvent: ({ type }) => delivered.push(type),
    onBreak: () => delivered.push('break'),
  });
  stream()?.onData('{"type":"hello"}');
  stream()?.onData('{"type":"of a newer service"}');
  stream()?.onEnd();
  expect(delivered).toEqual(['hello', 'break']);
  close();
  expect(stream()).toBeUndefined();
});

test('a call waits as long as it says for its answer to begin', async () => {
  const clock = createFakeClock();
  const client = createConsoleClient({
    baseUrl: '/api/console',
    clock,
    openStream: () => () => {},
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  });
  const ended: string[] = [];
  void client.call('GET /keys').catch(() => ended.push('usual'));
  void client.call('GET /widgets', { timeout: 2 * usualTimeout }).catch(() => ended.push('longer'));
  await clock.advance(usualTimeout);
  expect(ended).toEqual(['usual']);
  await clock.advance(usualTimeout);
  expect(ended).toEqual(['usual', 'longer']);
});
