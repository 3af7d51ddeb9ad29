import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncryption } from '../adapters/encryption';
import { keepSigningSecret } from '../adapters/signing';
import { createEncryptedStore } from '../storage/encryption/encrypted-store';
import { administer } from './administer';
import { signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function run(command: string, password?: string) {
  const { store, clock, secrets } = service.context;
  return administer(command.split(' '), { store, clock, secrets, ...(password ? { password } : {}) });
}

test('the first steps lead to an organisation with an administrator and keys that open', async () => {
  expect(await run('create-organisation Fjord Books')).toBe('Organisation 100002: Fjord Books\n');
  expect(await run('list')).toBe('100001  Tarn Lamps\n100002  Fjord Books\n');
  const told = await run('create-administrator 100002 Boss@Tarn.example Ada Boss');
  expect(told).toMatch(/^Administrator of Fjord Books: boss@tarn\.example\nPassword: \S{20}\n$/);
  const password = told.split('Password: ')[1]?.trim() ?? '';
  const { agent } = await service.context.account.signIn('boss@tarn.example', password);
  expect(agent).toMatchObject({ orgId: 100_002, isAdministrator: true, name: 'Ada Boss' });
  for (const kind of ['visitor', 'provisioning', 'token'] as const) {
    const key = (await run(`create-key 100002 ${kind} for the shop`)).split(': ')[1]?.trim() ?? '';
    expect(await service.context.store.keys.organisationOf(kind, key)).toBe(100_002);
  }
});

test('an organisation gets an id of choice, after which the next ones follow', async () => {
  expect(await run('create-organisation Far Away --id 400001')).toBe('Organisation 400001: Far Away\n');
  expect(await run('create-organisation Next')).toBe('Organisation 400002: Next\n');
  await expect(run('create-organisation Again --id 400001')).rejects.toThrow(/already/);
  for (const id of ['7', '999999999999999'])
    await expect(run(`create-organisation Odd --id ${id}`)).rejects.toThrow(/from 100000/);
  await service.elsewhere.organisations.remove(400_001);
  await service.elsewhere.organisations.remove(400_002);
});

test('keys are listed with what they may, and revoked', async () => {
  await run('create-organisation Key Shop');
  const made = await run(
    'create-key 100003 provisioning --scopes users:read,users:write --days 30 nightly run',
  );
  const key = made.split(': ')[1]?.trim() ?? '';
  const listed = await run('list-keys 100003');
  expect(listed).toMatch(/^\d+  provisioning  users:read,users:write  until 2026-12-18  nightly run\n$/);
  expect(await run(`revoke-key 100003 ${listed.split(' ')[0]}`)).toMatch(/^Revoked: .* nightly run\n$/);
  expect(await service.context.store.keys.find('provisioning', key)).toBeUndefined();
  expect(await run('list-keys 100003')).toBe('There is no key yet.\n');
});

test('an identity secret is made under the key of the service alone', async () => {
  const { store, clock, secrets } = service.context;
  await keepSigningSecret(store.serviceSecrets, secrets);
  const elsewhere = createEncryptedStore(service.elsewhere, createEncryption([randomBytes(32)]));
  const words = ['create-key', '100001', 'identity'];
  await expect(administer(words, { store: elsewhere, clock, secrets })).rejects.toThrow(
    /another key.*SECRETS_KEY/,
  );
  expect(await run('create-key 100001 identity')).toContain('cwi_');
});

test('a chosen password is not repeated, and a new one ends every session', async () => {
  expect(await run('create-administrator 100001 eve@tarn.example Eve', 'demo-password')).not.toContain(
    'demo',
  );
  const call = await signInToConsole(service, 'eve@tarn.example');
  expect((await call('GET', '/session')).statusCode).toBe(200);
  expect(await run('set-password eve@tarn.example')).toMatch(/Password: \S{20}\n$/);
  expect((await call('GET', '/session')).statusCode).toBe(401);
});

test('a widget is created for an administrator, and listed with the agents', async () => {
  const made = await run('create-widget 100001 agent@demo.example Second shop');
  expect(made).toMatch(/^Widget [0-9a-f-]{36}: Second shop\n$/);
  expect(await run('list-widgets 100001')).toContain(made.slice(7).replace(':', ' ').trim());
  expect(await run('list-agents 100001')).toContain('agent@demo.example  administrator  Maya Lindqvist\n');
});

test('what people call themselves, their widgets and keys is one line, and steers no terminal', async () => {
  const call = await signInToConsole(service);
  const name = 'Ann\u001b[2J\nboss@demo.example  administrator\u202eBoss\u2028';
  await call('PUT', '/agents/agent2@demo.example', { name });
  await call('POST', '/widgets', { name });
  await call('POST', '/keys', { kind: 'token', name });
  for (const list of ['agents', 'widgets', 'keys'])
    expect((await run(`list-${list} 100001`)).match(/^.*Ann.*$/gm)).toEqual([
      expect.stringMatching(/Ann \[2J boss@demo.example {2}administrator Boss *$/),
    ]);
});

test.each([
  ['create-widget 100001 nobody@demo.example Shop', /no nobody@demo.example in/],
  ['dance', /create-organisation/],
  ['create-organisation', /a name/],
  ['create-administrator 5 a@x.example Ann', /no organisation 5/],
  ['create-administrator 100001 nobody Ann', /e-mail: /],
  ['create-administrator 100001 agent@demo.example Maya', /there already/],
  ['create-key 100001 golden', /kind of key/],
  ['create-key 100001 token --scopes users:read', /scopes: /],
  ['create-key 100001 token --scopes all', /no scope all/],
  ['create-key 100001 token --days soon', /--days/],
  ['create-key 100001 token --for ever', /--for/],
  ['create-key 100001 token --days 9 --days 90', /--days once/],
  ['set-password agent@demo.example --days 9', /takes no --days/],
  ['set-password agent@demo.example agent2@demo.example', /doesn’t take “agent2@demo.example”/],
  ['erase-visitor 100001 ann@x.example bob@x.example', /doesn’t take “bob@x.example”/],
  ['demand-second-factor 100001 on off', /doesn’t take “off”/],
  ['revoke-key 100001 1 2', /doesn’t take “2”/],
  ['revoke-key 100001 999', /no key 999/],
  ['set-password nobody@x.example', /There is no/],
])('%s is refused with what to do', async (command, words) => {
  await expect(run(command)).rejects.toThrow(words);
});
