import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function ask(widgetId: string, headers: Record<string, string> = {}) {
  return service.app.inject({
    url: `/api/v1/chat/${widgetId}`,
    headers: { 'x-api-key': demo.keys.visitor, ...headers },
  });
}

test('a preflight allows any site to send the key', async () => {
  for (const [url, methods] of [
    ['/api/v1/chat', 'POST, PUT'],
    [`/api/v1/chat/${demo.widgetId}`, 'GET, HEAD'],
    [`/api/v1/chat/poll/${demo.widgetId}`, 'GET, HEAD'],
  ]) {
    const answer = await service.app.inject({
      method: 'OPTIONS',
      url: url ?? '',
      headers: { origin: 'https://a.example' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'x-api-key, content-type, idempotency-key',
      'access-control-max-age': '7200',
    });
  }
});

test('a preflight allows the headers that scripts of a page add, and nothing that is no list of headers', async () => {
  for (const [requested, allowed] of [
    ['x-api-key,traceparent,sentry-trace,x-csrf-token', 'x-api-key,traceparent,sentry-trace,x-csrf-token'],
    ['<script>', 'x-api-key, content-type, idempotency-key'],
    ['x'.repeat(2000), 'x-api-key, content-type, idempotency-key'],
  ]) {
    const { headers } = await service.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/chat',
      headers: { origin: 'https://a.example', 'access-control-request-headers': requested },
    });
    expect(headers).toMatchObject({
      'access-control-allow-headers': allowed,
      vary: 'origin, access-control-request-headers',
    });
  }
});

test('a page can read answers and refusals', async () => {
  const origin = { origin: 'https://a.example' };
  const answers = [
    await ask(demo.widgetId, origin),
    await ask('unknown', origin),
    await ask(demo.widgetId, { ...origin, 'x-api-key': '' }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 404, 401]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    });
  }
});

test.each([[{}], [{ origin: '' }], [{ origin: 'https://a.example https://b.example' }]])(
  'no page is named to whom says %j',
  async (origin) => {
    const { headers } = await ask(demo.widgetId, origin);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  },
);

test('a frame without an origin of its own reads answers too', async () => {
  const { headers } = await ask(demo.widgetId, { origin: 'null' });
  expect(headers['access-control-allow-origin']).toBe('null');
});

test('a widget with allowed origins refuses pages of others in every call', async () => {
  const { id } = await service.addWidget({ allowedOrigins: ['https://shop.example'] });
  const fields = { widgetId: id, email: 'v@x.example', visitorMessage: 'Hi' };
  function start(origin: string) {
    return service.app.inject({
      method: 'POST',
      url: `/api/v1/chat?${new URLSearchParams(fields)}`,
      headers: { 'x-api-key': demo.keys.visitor, origin },
    });
  }
  expect((await ask(id, { origin: 'https://shop.example' })).statusCode).toBe(200);
  expect((await ask(id)).statusCode).toBe(200);
  expect((await ask(id, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await start('https://evil.example')).statusCode).toBe(403);
  const { caseId } = (await start('https://shop.example')).json<{ caseId: string }>();
  const poll = await service.app.inject({
    url: `/api/v1/chat/poll/${caseId}`,
    headers: { 'x-api-key': demo.keys.visitor, origin: 'null' },
  });
  expect(poll.json()).toEqual({ code: 403, message: expect.stringContaining('allowed origins') as string });
});

test('an address that keeps guessing is held off and learns for how long', async () => {
  function guess(remoteAddress: string) {
    return service.app.inject({
      url: '/api/v1/chat/poll/33333333-3333-4333-8333-333333333333',
      headers: { 'x-api-key': demo.keys.visitor },
      remoteAddress,
    });
  }
  for (let tries = 0; tries < 120; tries++) await guess('192.0.2.1');
  const refused = await guess('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 429 });
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'ratelimit-limit': '120',
    'ratelimit-remaining': '0',
  });
  expect((await guess('192.0.2.2')).statusCode).toBe(404);
  service.clock.advance(60_001);
  expect((await guess('192.0.2.1')).statusCode).toBe(404);
});

test('a limited call tells how much is left', async () => {
  const { headers } = await ask(demo.widgetId);
  expect(headers).toMatchObject({
    'ratelimit-limit': '1200',
    'ratelimit-reset': expect.anything() as string,
  });
});

test('while the service stops, every call is refused for a moment', async () => {
  const stopping = await openTestService();
  stopping.stopping.begin();
  const answer = await stopping.app.inject({ url: `/api/v1/chat/${demo.widgetId}` });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await stopping.app.inject('/ready')).statusCode).toBe(503);
  expect((await stopping.app.inject('/health')).statusCode).toBe(200);
  await stopping.stop();
});
