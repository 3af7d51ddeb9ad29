import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyList, NewKey } from '../../../contract/administration';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { addOtherOrganisation } from '../../testing/test-provisioning';
import { createLogReader } from '../../testing/test-logs';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let call: ConsoleCall;
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
  const answer = await call('POST', '/keys', { kind, name });
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
  const range = { start: '2026-11-18', end: '2026-11-18' };
  expect((await ask(range, { token: key })).statusCode).toBe(200);
  expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(204);
  expect((await ask(range, { token: key })).statusCode).toBe(401);
  expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(404);
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
