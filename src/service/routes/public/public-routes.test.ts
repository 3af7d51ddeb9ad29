import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function get(url: string, headers: Record<string, string> = {}) {
  return service.app.inject({ url, headers });
}

/** Runs a script as a page does, and answers its window. */
function run(script: string) {
  const warned: string[] = [];
  const window: { baked?: unknown } = {};
  runInNewContext(script, { window, console: { warn: (text: string) => warned.push(text) } });
  return { baked: window.baked, warned };
}

test('the script of a widget holds its key and settings', async () => {
  const answer = await get(`/js/${demo.widgetId}.js`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(run(answer.body).baked).toMatchObject({
    widgetId: demo.widgetId,
    apiKey: demo.keys.visitor,
    settings: { look: { accent: '#1d5a4a' } },
  });
});

test('the script of a widget that is disabled shows nothing, not even that a message can be left', async () => {
  const { id } = await service.addWidget({ isConversationEnabled: false });
  expect(run((await get(`/js/${id}.js`)).body).baked).toMatchObject({
    settings: { look: { launcher: { isShownOffline: false } }, proactive: { isOn: false } },
  });
  const settings = { ...defaultSettings(), consent: { isRequired: true } };
  const asking = await service.addWidget({ isConversationEnabled: false, settings });
  expect(run((await get(`/js/${asking.id}.js`)).body).baked).toMatchObject({
    settings: { look: { launcher: { kind: 'none' } }, consent: { isRequired: true } },
  });
});

test('settings cannot end the script they are in', async () => {
  const title = '</script><!-- \u2028\u2029 "\'';
  const { look, texts, ...others } = defaultSettings();
  const launcher = { ...look.launcher, onlineText: title };
  const settings = { ...others, look: { ...look, launcher }, texts: { ...texts, title } };
  const { id } = await service.addWidget({ settings });
  const { body } = await get(`/js/${id}.js`);
  expect(body).not.toMatch(/<|\u2028|\u2029/);
  expect(run(body).baked).toMatchObject({ settings: { look: { launcher: { onlineText: title } } } });
  const panel = await get(`/js/${id}/panel.js`);
  expect(panel.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
  expect(panel.body).not.toMatch(/<|\u2028|\u2029/);
  const url = `data:text/javascript,${encodeURIComponent(panel.body)}`;
  expect(await import(/* @vite-ignore */ url)).toMatchObject({
    default: { texts: { title }, colours: expect.stringContaining(`--cw-accent:${look.accent}`) },
  });
});

test('a script that is known already is not sent again', async () => {
  const first = await get(`/js/${demo.widgetId}.js`);
  const etag = String(first.headers.etag);
  const again = await get(`/js/${demo.widgetId}.js`, { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const { id } = await service.addWidget({ settings: { ...defaultSettings(), sounds: false } });
  expect((await get(`/js/${id}.js`, { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
])('the script is sent to a browser that reads %s as %s', async (accepted, encoding) => {
  const answer = await get(`/js/${demo.widgetId}.js`, { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toBe('accept-encoding');
  if (encoding === 'br') expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(demo.widgetId);
});

test.each(['22222222-2222-4222-8222-222222222222', '</script>"); alert(1); ("'])(
  'the script of the unknown widget %s warns whoever pasted it, and does nothing else',
  async (id) => {
    const answer = await get(`/js/${encodeURIComponent(id)}.js`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/javascript');
    expect(run(answer.body).warned).toEqual([expect.stringContaining(`no widget ${id}.`)]);
  },
);

test('the first page leads to the console, which nobody may frame', async () => {
  expect((await get('/')).headers.location).toBe('/console/');
  const { headers } = await get('/console/anything.js');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('an unknown path is answered in JSON, and so is one that cannot be read', async () => {
  for (const url of ['/nothing', '/%E4', '/api/console/%E4']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 404, message: expect.any(String) as string },
    ]);
  }
});

test('a method that no path has is refused like all others, and nothing of its body is read', async () => {
  function ask(url: string, headers = {}) {
    return service.app.inject({ method: 'QUERY' as 'POST', url, headers: { 'x-console': '1', ...headers } });
  }
  for (const headers of [{}, { 'content-type': 'nonsense' }]) {
    for (const url of ['/nothing', '/health', '/console/', '/widget/nothing', '/api/console/nothing']) {
      const answer = await ask(url, headers);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        404,
        { code: 404, message: 'Not found. It may have been removed, or you have no access to it.' },
      ]);
    }
    for (const url of ['/api/console/cases', '/api/v1/chat', `/js/${demo.widgetId}.js`]) {
      const answer = await ask(url, headers);
      expect([url, answer.statusCode, answer.headers['allow']]).toEqual([url, 405, expect.any(String)]);
    }
    const chat = await ask('/api/v1/chat/of/nothing', headers);
    expect([chat.statusCode, chat.body]).toEqual([404, '']);
  }
  expect(service.logged.filter((line) => line.includes('failed'))).toEqual([]);
});

test.each([
  [404, 'a folder', '/widget/', {}],
  [404, 'a name that is none', '/console/%00', {}],
  [404, 'a path out of the folder', '/widget/..%2f..%2fpackage.json', {}],
  [412, 'a file that has changed', '/console/index.html', { 'if-match': '"other"' }],
  [416, 'a part behind the end of a file', '/console/index.html', { range: 'bytes=99999999-' }],
])('%i is the answer to %s', async (status, _what, url, headers) => {
  const answer = await service.app.inject({ url, headers });
  const message = expect.any(String) as string;
  expect([answer.statusCode, answer.json()]).toEqual([status, { code: status, message }]);
});

test('a request that does not arrive within two minutes is cut off', () => {
  expect(service.app.server.requestTimeout).toBe(120_000);
});

test('an answer that nobody reads is given up after some minutes', () => {
  expect(service.app.server.timeout).toBe(150_000);
});

test('an idle connection is kept for longer than proxies keep theirs, so that none sends into one that closes', async () => {
  const caddy = 120;
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/health`);
  expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(caddy);
  const { headersTimeout, requestTimeout } = service.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

test('liveness and readiness are different', async () => {
  expect((await get('/health')).statusCode).toBe(200);
  expect((await get('/ready')).statusCode).toBe(200);
  const { store } = service.context;
  const { checkWrites } = store;
  store.checkWrites = () => Promise.reject(new Error('gone'));
  expect((await get('/ready')).statusCode).toBe(503);
  expect((await get('/health')).statusCode).toBe(200);
  store.checkWrites = checkWrites;
});

test('readiness tells whether changes by other instances arrive or are polled', async () => {
  expect((await get('/ready')).json()).toMatchObject({ changes: 'notified' });
  const deaf = await openTestService({}, { hearsOthers: () => false });
  const answer = await deaf.app.inject('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ready', clockSkewSeconds: expect.any(Number) as number, changes: 'polled' },
  ]);
  await deaf.stop();
});

test('readiness names the background work that has stalled', async () => {
  const { watchdog } = service.context;
  const { overdue } = watchdog;
  watchdog.overdue = () => ['webhook deliveries', 'retention'];
  const answer = await get('/ready');
  watchdog.overdue = overdue;
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    message: 'Stalled background work: webhook deliveries, retention.',
  });
});
