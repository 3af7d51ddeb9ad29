import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyList, NewKey } from '../../../operations/console/keys';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { addOtherOrganisation } from '../../testing/test-provisioning';
import { createLogReader } from '../../testing/test-logs';
import { findEverywhere } from '../../testing/test-search';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let call: ConsoleCall;
const range = { start: '2026-11-18', end: '2026-11-18' };
const { ask } = createLogReader(() => service);

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());

async function list() {
  return (await call('GET', '/keys')).json<KeyList>();
}
async function add(kind: string, name = '') {
  return make({ kind, name });
}
async function make(wanted: object) {
  const answer = await call('POST', '/keys', wanted);
  expect(answer.statusCode).toBe(201);
  return answer.json<NewKey>();
}

test('keys are listed with the id of the organisation; only visitor keys are shown', async () => {
  const { orgId, keys } = await list();
  expect(orgId).toBe(demo.orgId);
  expect(keys.map(({ kind, key }) => [kind, key])).toEqual([
    ['visitor', demo.keys.visitor],
    ['provisioning', undefined],
    ['token', undefined],
  ]);
});

test('a new token is shown once, opens what it is for, and nothing once it is revoked', async () => {
  const { id, key, createdAt } = await add('token', ' Nightly export ');
  expect(key).toMatch(/^cw[vpti]_[\w-]{43}$/);
  const listed = (await list()).keys.find((one) => one.id === id);
  expect(listed).toEqual({ id, kind: 'token', name: 'Nightly export', createdAt });
  expect((await ask(range, { token: key })).statusCode).toBe(200);
  expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(204);
  expect((await ask(range, { token: key })).statusCode).toBe(401);
  expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(404);
});

test.each([
  ['provisioning', ['users:read'], [200, 403, 403]],
  ['provisioning', ['widgets:read', 'users:write'], [403, 400, 404]],
  ['provisioning', undefined, [200, 400, 404]],
] as const)('a %s key of the scopes %s opens these and no others', async (kind, scopes, statuses) => {
  const { key, id } = await make({ kind, ...(scopes ? { scopes } : {}) });
  const headers = { 'x-api-key': key };
  const email = demo.agents[0].email;
  const calls = [
    { method: 'GET', url: `/api/v1/user.json?email=${email}` },
    { method: 'PUT', url: '/api/v1/user.json', payload: { email } },
    { method: 'GET', url: `/api/v1/widget.json?email=${email}&uuid=${randomUUID()}` },
  ] as const;
  const answers = await Promise.all(calls.map((one) => service.app.inject({ headers, ...one })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  await call('DELETE', `/keys/${id}`);
});

test.each([
  ['logs:read', [200, 403]],
  ['status:write', [403, 200]],
] as const)('a token of the scope %s opens that alone', async (scope, statuses) => {
  const { key, scopes } = await make({ kind: 'token', scopes: [scope] });
  expect(scopes).toEqual([scope]);
  const order = {
    method: 'POST',
    url: '/api/v2/agentstatus',
    headers: { authorization: `Bearer ${key}` },
    payload: { agent_id: demo.agents[0].email, status: 'pause' },
  } as const;
  const answers = [await ask(range, { token: key }), await service.app.inject(order)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
});

test('a key opens nothing once its days are over, and proves nobody', async () => {
  const { key, expiresAt } = await make({ kind: 'token', days: 1 });
  const proving = await make({ kind: 'identity', days: 1 });
  const { store, checkIdentity, clock } = service.context;
  const proof = createHmac('sha256', proving.key).update('ann@x.example').digest('hex');
  function isProved() {
    return checkIdentity(demo.orgId, 'ann@x.example', proof);
  }
  expect(expiresAt).toBe(clock.now() + 86_400_000);
  service.clock.advance(86_399_999);
  expect([(await ask(range, { token: key })).statusCode, await isProved()]).toEqual([200, 'verified']);
  service.clock.advance(1);
  expect([(await ask(range, { token: key })).statusCode, await isProved()]).toEqual([401, undefined]);
  expect(await store.keys.identitySecrets(demo.orgId, clock.now())).toEqual([]);
  call = await signInToConsole(service);
});

test('when a key was last used is kept once a minute, and by no call', async () => {
  const { key, id } = await make({ kind: 'token' });
  async function lastUsed() {
    return (await list()).keys.find((one) => one.id === id)?.lastUsedAt;
  }
  await ask(range, { token: key });
  expect(await lastUsed()).toBeUndefined();
  const usedAt = service.clock.now();
  await service.context.workers.processAll();
  expect(await lastUsed()).toBe(usedAt);
  service.clock.advance(60_000);
  await service.context.workers.processAll();
  expect(await lastUsed()).toBe(usedAt);
});

test.each([
  [{ kind: 'token', scopes: ['users:read'] }, /^scopes: must be some of logs:read, status:write/],
  [{ kind: 'token', scopes: [] }, /^scopes: /],
  [{ kind: 'identity', scopes: ['logs:read'] }, /^scopes: /],
  [{ kind: 'visitor', days: 3 }, /^days: .* revoke it/],
  [{ kind: 'token', days: 0 }, /^days: /],
])('%j is refused', async (wanted, words) => {
  const answer = await call('POST', '/keys', wanted);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringMatching(words) as string,
  ]);
});

test('no key but a visitor key is in the database as it is', async () => {
  const kinds = ['provisioning', 'token', 'identity'];
  const made = await Promise.all(kinds.map((kind) => add(kind, 'Secret one')));
  expect(await findEverywhere(service.db, ...made.map(({ key }) => key))).toEqual([]);
  const { key } = await add('visitor');
  expect(await findEverywhere(service.db, key)).toEqual(['keys.key']);
});

test('a revoked visitor key opens nothing within seconds', async () => {
  const { id, key } = await add('visitor');
  async function check() {
    return (await service.app.inject({ url: `/api/v1/chat/${demo.widgetId}`, headers: { 'x-api-key': key } }))
      .statusCode;
  }
  expect(await check()).toBe(200);
  await call('DELETE', `/keys/${id}`);
  service.clock.advance(5_000);
  expect(await check()).toBe(401);
});

test("another organisation's key is not there, and an unknown kind is refused", async () => {
  const theirs = await service.context.store.keys.list(200_002);
  expect((await call('DELETE', `/keys/${theirs[0]?.id}`)).statusCode).toBe(404);
  expect((await call('DELETE', '/keys/x')).statusCode).toBe(404);
  const answer = await call('POST', '/keys', { kind: 'root' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: expect.stringMatching('^kind: ') as string },
  ]);
});
