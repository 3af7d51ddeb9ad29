import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { collectRoutes } from '../fuzz/collect-routes';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

const secureOnly = 'max-age=31536000';
let service: TestService;
let routes: string[];
let port: number;

beforeAll(async () => {
  ({ opened: service, routes } = await collectRoutes(() =>
    openTestService({ PUBLIC_URL: 'https://chat.example' }),
  ));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(() => service.stop());

test('no browser guesses the type of any answer, and one that came by https asks by https alone', async () => {
  for (const route of [...routes, 'GET /nothing', 'TRACE /', 'DELETE /js/1.js']) {
    if (route.endsWith('/events')) continue;
    const [method, url = ''] = route.split(' ');
    const { headers } = await service.app.inject({ method: method as 'GET', url });
    expect({ route, nosniff: headers['x-content-type-options'] }).toEqual({ route, nosniff: 'nosniff' });
    expect(headers['strict-transport-security']).toBe(secureOnly);
  }
});

test('a page may send credentials only to routes that a signed-in agent’s cookies don’t open', async () => {
  const { token } = await service.context.account.signIn(demo.agents[0].email, demo.password);
  const cookies = { '__Host-console-session': token };
  const page = { origin: 'https://evil.example' };
  const open: string[] = [];
  for (const route of routes) {
    if (route.endsWith('/events')) continue;
    const [method, url = ''] = route.split(' ') as ['GET', string];
    const stranger = await service.app.inject({ method, url, headers: page });
    if (!('access-control-allow-credentials' in stranger.headers)) continue;
    open.push(url);
    const agent = await service.app.inject({ method, url, headers: page, cookies });
    expect([agent.statusCode, agent.body]).toEqual([stranger.statusCode, stranger.body]);
  }
  expect(open).toContain('/api/v1/chat/:widgetId');
  expect(open.filter((url) => !/^\/(api\/v1\/(chat|visitors)|public\/api\/v2\/chat)\b/.test(url))).toEqual(
    [],
  );
  const own = await service.app.inject({ url: '/api/console/session', cookies });
  expect(own.statusCode).toBe(200);
  const elsewhere = await service.app.inject({ url: '/api/console/session', headers: page, cookies });
  expect(elsewhere.statusCode).toBe(403);
  expect(elsewhere.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a poll answered ahead of the routes carries the same headers', async () => {
  const caseId = await createTestVisitor(() => service).start();
  const asked = { headers: { 'x-api-key': demo.keys.visitor } };
  for (let poll = 0; poll < 2; poll++) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/v1/chat/poll/${caseId}?index=9`, asked);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe(secureOnly);
  }
});

test.each([
  ['a trusted proxy says https', { TRUST_PROXY: '1' }, secureOnly],
  ['anybody says https', {}, undefined],
])('where %s, answers and the cookie say so or not', async (_who, env, expected) => {
  const { app, stop } = await openTestService(env);
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1', 'x-console': '1' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers,
    payload: { email: demo.agents[0].email, password: demo.password },
  });
  await stop();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe(expected);
  const [cookie] = answer.cookies as { secure?: boolean }[];
  expect(cookie?.secure).toBe(expected && true);
});

test.each([
  ['two hosts', 'GET /health HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n'],
  ['two equal hosts', 'GET /health HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\n\r\n'],
  ['HTTP/0.9', 'GET /health\r\n\r\n'],
  ['no host', 'GET /health HTTP/1.1\r\n\r\n'],
])('a request with %s is refused', async (_what, request) => {
  expect(await exchange(request)).toMatch(/^HTTP\/1.1 400 /);
});

function exchange(request: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.end(request);
  });
}
