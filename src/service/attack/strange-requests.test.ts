import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { createProvisioner } from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let port: number;
let cookie: string;
const visitor = createTestVisitor(() => service);
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
  const { token } = await service.context.account.signIn(demo.agents[0].email, demo.password);
  cookie = `console-session=${token}`;
});
afterAll(() => service.stop());

function exchange(request: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.write(request);
    socket.setTimeout(500, () => socket.destroy());
  });
}

/** A request inside the body of another one, which a proxy and we could cut differently. */
const inner = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const head = 'POST /api/v1/chat HTTP/1.1\r\nHost: x\r\n';

test.each([
  ['both lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`],
  ['lengths in a list', `${head}Content-Length: 0, ${inner.length}\r\n\r\n${inner}`],
  ['a signed length', `${head}Content-Length: +${inner.length}\r\n\r\n${inner}`],
  ['a length in hex', `${head}Content-Length: 0x10\r\n\r\n${inner}`],
  ['a blank before the colon', `${head}Content-Length : 0\r\nContent-Length: 0\r\n\r\n${inner}`],
  ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
  ['chunks that are not last', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`],
  ['a coding in a control', `${head}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a line that goes on', `${head}X: a\r\n b\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['bare line feeds', `POST /api/v1/chat HTTP/1.1\nHost: x\nContent-Length: 0\n\n${inner}`],
  ['a size of a chunk with more', `${head}Transfer-Encoding: chunked\r\n\r\n0_1\r\na\r\n0\r\n\r\n${inner}`],
  ['an empty name', `${head}: x\r\n\r\n${inner}`],
  ['a NUL', `${head}X: a\0b\r\n\r\n${inner}`],
])('a request with %s is no two requests', async (_what, request) => {
  expect((await exchange(request)).match(/HTTP\/1\.1 200/g) ?? []).toEqual([]);
});

describe('a change of the console that another site could cause is refused:', () => {
  const close = { method: 'PUT', url: '/api/console/status', payload: '{"status":"online"}' } as const;
  test.each<[string, Record<string, string>]>([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['without our header', { 'content-type': 'application/json' }],
    [
      'another origin',
      { 'content-type': 'application/json', 'x-console': '1', origin: 'https://evil.example' },
    ],
    ['no origin', { 'content-type': 'application/json', 'x-console': '1', origin: 'null' }],
    ['another port', { 'content-type': 'application/json', 'x-console': '1', origin: 'http://localhost:81' }],
    [
      'a site of the same owner',
      { 'content-type': 'application/json', 'x-console': '1', 'sec-fetch-site': 'same-site' },
    ],
    ['by a link', { 'content-type': 'application/json', 'x-console': '1', 'sec-fetch-site': 'none' }],
  ])('%s', async (_how, headers) => {
    const answer = await service.app.inject({ ...close, headers: { ...headers, cookie } });
    expect([400, 403, 415]).toContain(answer.statusCode);
  });

  test('another method than the one written', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const headers = { cookie, [name]: 'DELETE' };
      await service.app.inject({ method: 'GET', url: '/api/console/session?_method=DELETE', headers });
    }
    const still = await service.app.inject({
      method: 'GET',
      url: '/api/console/session',
      headers: { cookie },
    });
    expect(still.statusCode).toBe(200);
  });
});

test.each([
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://shop.example' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
])(
  'a page elsewhere reads nothing with the session, and opens no stream that counts as a console: %o',
  async (of, status) => {
    const headers = { ...of, cookie };
    for (const path of [
      'session',
      'cases?view=open',
      'logs/export?format=csv&start=2026-11-01&end=2026-11-02',
    ])
      expect(
        (await service.app.inject({ method: 'GET', url: `/api/console/${path}`, headers })).statusCode,
      ).toBe(status);
    if (status === 403)
      expect(
        (await service.app.inject({ method: 'GET', url: '/api/console/events', headers })).statusCode,
      ).toBe(status);
    const back = { method: 'GET', url: '/api/console/session/open-id/callback?state=x', headers } as const;
    expect((await service.app.inject(back)).statusCode).toBe(302);
  },
);

test('nobody frames the console, its answers or the page of the API', async () => {
  for (const url of ['/console/', '/console/index.html', '/openapi/']) {
    const { headers } = await service.app.inject({ method: 'GET', url });
    expect([url, headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      url,
      'DENY',
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test('no redirect leads to another site', async () => {
  for (const path of [
    '/console',
    '//evil.example/console',
    '/console//evil.example',
    '/\\evil.example',
    '/openapi',
    '//evil.example/openapi',
    '/console?//evil.example',
    '/console/..//evil.example/',
    '/widget',
    '/%2f%2fevil.example',
  ]) {
    const { headers } = await service.app.inject({
      method: 'GET',
      url: path,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect([path, headers.location ?? '/']).toEqual([
      path,
      expect.stringMatching(/^(?:\.?\/)?(?![/\\])[\w./-]*$/),
    ]);
  }
});

test('no file beside the served ones is read', async () => {
  for (const path of [
    '/widget/../../package.json',
    '/widget/..%2f..%2fpackage.json',
    '/widget/%2e%2e/%2e%2e/package.json',
    '/console/..\\..\\package.json',
    '/console/%00',
    '/widget/....//....//package.json',
    '/console/.env',
    '/widget/.git/config',
    '/widget//etc/passwd',
  ]) {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([path, /"dependencies"|root:/.test(answer)]).toEqual([path, false]);
  }
});

test('the script of a widget is the same for everybody, from everywhere', async () => {
  const url = `/js/${demo.widgetId}.js`;
  const { body } = await service.app.inject({ method: 'GET', url });
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { origin: 'https://evil.example' },
    { 'x-original-url': '/evil' },
  ])
    for (const query of ['', '?x=</script>', '?widgetId=evil', '?callback=evil'])
      expect((await service.app.inject({ method: 'GET', url: url + query, headers })).body).toBe(body);
  const unknown = await service.app.inject({
    method: 'GET',
    url: '/js/%22%29;alert(1);%2f%2f%3C%2fscript%3E.js',
  });
  expect(unknown.body).not.toMatch(/<\/script|(?<!\\)"\);alert/);
});

test('names of prototypes in bodies and queries change nothing', async () => {
  const polluted =
    '{"__proto__":{"isAdministrator":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"status":"pause"}';
  const asked: InjectOptions[] = [
    {
      method: 'PUT',
      url: '/api/console/status',
      payload: polluted,
      headers: { cookie, 'x-console': '1', 'content-type': 'application/json' },
    },
    {
      method: 'PUT',
      url: '/api/v1/user.json?__proto__[polluted]=1',
      payload: polluted,
      headers: { 'x-api-key': demo.keys.provisioning, 'content-type': 'application/json' },
    },
    {
      method: 'POST',
      url: '/api/v1/chat?__proto__.polluted=1',
      payload: polluted,
      headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/json' },
    },
    {
      method: 'POST',
      url: '/api/v1/chat',
      payload: '__proto__[polluted]=1&constructor.prototype.polluted=1',
      headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/x-www-form-urlencoded' },
    },
  ];
  for (const request of asked) expect((await service.app.inject(request)).statusCode).toBeLessThan(500);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  const made = { email: 'polluted@shop.example', name: 'A', accountType: 'biz', password: 'secret' };
  await provision(
    'PUT',
    'user',
    JSON.parse(
      `{"__proto__":{"isAdministrator":true},"isAdministrator":true,"orgId":1,${JSON.stringify(made).slice(1)}`,
    ) as Record<string, unknown>,
  );
  expect(await service.context.store.agents.get(made.email)).toMatchObject({
    isAdministrator: false,
    orgId: demo.orgId,
  });
});

test('a packed body is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  for (const [url, headers] of [
    ['/api/v1/chat', { 'x-api-key': demo.keys.visitor, 'content-type': 'application/json' }],
    ['/api/v1/user.json', { 'x-api-key': demo.keys.provisioning, 'content-type': 'application/json' }],
    ['/api/console/session', { 'x-console': '1', 'content-type': 'application/json' }],
  ] as const) {
    const answer = await service.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-encoding': 'gzip' },
      payload: bomb,
    });
    expect([url, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([url, true]);
  }
});

test('a cookie that another one of the same name is before opens nothing by itself', async () => {
  const { token: others } = await service.context.account.signIn(demo.agents[1].email, demo.password);
  const both = `console-session=forged; ${cookie}; console-session=${others}`;
  const answer = await service.app.inject({
    method: 'GET',
    url: '/api/console/session',
    headers: { cookie: both },
  });
  expect(answer.statusCode).toBe(401);
});

test('no line break of a visitor becomes a line of the log or a header', async () => {
  const evil = 'a\r\n{"level":"error","msg":"forged"}\r\nX-Evil: 1';
  await visitor.start({ email: 'v@x.example', visitorName: evil, visitorMessage: evil, pageUrl: evil });
  await visitor.call('GET', `/poll/${encodeURIComponent(evil)}`);
  const { headers } = await service.app.inject({ method: 'GET', url: `/js/${encodeURIComponent(evil)}.js` });
  expect(headers['x-evil']).toBeUndefined();
  expect(service.logged.filter((line) => line.includes('forged'))).toEqual([]);
  expect(service.logged.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
});

test('an address that a mail program reads as more than one is refused', async () => {
  for (const email of [
    'v@x.example\r\nBcc: w@x.example',
    'v@x.example,w@x.example',
    'v@x.example w@x.example',
    '"v"@x.example',
    '<v@x.example>',
    'v@x.ex\u2028ample',
    'v@[127.0.0.1]',
    'v@localhost',
  ])
    expect([
      email,
      (await visitor.send('POST', { widgetId: demo.widgetId, email, visitorMessage: 'Hi' })).statusCode,
    ]).toEqual([email, 400]);
});
