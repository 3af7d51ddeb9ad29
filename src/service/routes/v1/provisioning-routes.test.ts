import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { exhaust } from '../../testing/exhaust';
import { createProvisioner, exampleUser } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const call = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

describe('Authentication: Provisioning (v1)', () => {
  test.each(['GET', 'PUT', 'POST', 'DELETE'] as const)(
    'that is wrong or missing answers %s with 401',
    async (method) => {
      for (const key of ['wrong', '', demo.keys.visitor, demo.keys.token]) {
        const answer = await createProvisioner(() => service, key)(method, 'user', exampleUser());
        expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 401 }]);
      }
    },
  );
});

test('the key may come in the header x-api-key or in the address: one of them must be valid', async () => {
  const { email } = demo.agents[0];
  function ask(key: string, query: Record<string, string> = {}) {
    const url = `/api/v1/user.json?${new URLSearchParams({ email, ...query })}`;
    return service.app.inject({ url, headers: { 'x-api-key': key } });
  }
  expect((await ask(demo.keys.provisioning)).json()).toMatchObject({ email });
  expect((await ask(demo.keys.provisioning, { api_key: 'wrong' })).statusCode).toBe(200);
  expect((await ask('', { api_key: demo.keys.provisioning })).statusCode).toBe(200);
  for (const key of ['wrong', demo.keys.visitor, demo.keys.token]) {
    expect((await ask(key, { api_key: demo.keys.provisioning })).statusCode, key).toBe(200);
    expect((await ask(key, { api_key: 'wrong' })).statusCode, key).toBe(401);
  }
});

describe('the request', () => {
  function send(payload: string | Buffer, contentType = 'application/json') {
    return service.app.inject({
      method: 'PUT',
      url: `/api/v1/user.json?api_key=${demo.keys.provisioning}`,
      headers: { 'content-type': contentType },
      payload,
    });
  }

  test.each([
    ['broken JSON', '{"email":', undefined],
    ['a list', '[]', undefined],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), undefined],
    ['another content type', 'email=a@b.example', 'application/x-www-form-urlencoded'],
    ['nothing', '', undefined],
  ])('of %s answers 400', async (_what, payload, contentType) => {
    const answer = await send(payload, contentType);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 400 }]);
  });

  test('with another method answers 405 with Allow', async () => {
    const answer = await call('PATCH', 'user');
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'PUT, GET, HEAD, POST, DELETE']);
  });

  test('repeated with its idempotency key gets the first answer and changes nothing', async () => {
    const user = exampleUser();
    const key = { 'idempotency-key': 'again' };
    const first = await call('PUT', 'user', user, key);
    const again = await call('PUT', 'user', user, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const another = await call('PUT', 'user', exampleUser(), key);
    expect(another.statusCode).toBe(409);
    const update = { email: user.email, name: 'One' };
    await call('POST', 'user', update, { 'idempotency-key': 'one' });
    await call('POST', 'user', { ...update, name: 'Two' });
    expect((await call('POST', 'user', update, { 'idempotency-key': 'one' })).json()).toMatchObject({
      name: 'One',
    });
    expect((await call('GET', 'user', { email: user.email })).json()).toMatchObject({ name: 'Two' });
  });

  test('that was refused leaves its idempotency key free', async () => {
    const key = { 'idempotency-key': 'refused' };
    const user = exampleUser();
    await call('PUT', 'user', user);
    expect((await call('PUT', 'user', user, key)).statusCode).toBe(409);
    expect((await call('PUT', 'user', exampleUser(), key)).statusCode).toBe(201);
  });

  test('that comes too often answers 429 with RateLimit-* and Retry-After', async () => {
    expect((await call('GET', 'user', { email: demo.agents[0].email })).statusCode).toBe(200);
    exhaust(service, 'integrations', String(demo.orgId));
    const answer = await call('GET', 'user', { email: demo.agents[0].email });
    service.clock.advance(60_000);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
  });
});
