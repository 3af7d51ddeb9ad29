import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AccountSession,
  NewSecondFactor,
  OwnAccount,
  RecoveryCodes,
} from '../../../../operations/console/account';
import { administer } from '../../../admin/administer';
import { demo } from '../../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
const password = demo.password;
let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service, maya.email);
});
afterAll(() => service.stop());

function signIn(code?: string, userAgent?: string) {
  return service.app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers: { 'x-console': '1', ...(userAgent ? { 'user-agent': userAgent } : {}) },
    payload: { email: maya.email, password, ...(code === undefined ? {} : { code }) },
  });
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now() });
}

/** Answers the app's secret and the recovery codes. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await call('POST', '/account/second-factor', { password })).json<NewSecondFactor>();
  const confirmed = await call('PUT', '/account/second-factor', { code: codeOf(secret) });
  service.clock.advance(30_000);
  return { secret, ...confirmed.json<RecoveryCodes>() };
}

test('a second factor is in force once a code of it was given', async () => {
  expect((await call('POST', '/account/second-factor', { password: 'wrong' })).statusCode).toBe(403);
  const begun = (await call('POST', '/account/second-factor', { password })).json<NewSecondFactor>();
  expect(begun.address).toMatch(/^otpauth:\/\/totp\/ChatWidget:agent%40demo.example\?.*issuer=ChatWidget/);
  expect((await signIn()).statusCode).toBe(200);
  expect((await call('PUT', '/account/second-factor', { code: '000000' })).statusCode).toBe(400);
  const confirmed = await call('PUT', '/account/second-factor', { code: codeOf(begun.secret) });
  expect(confirmed.json<RecoveryCodes>().recoveryCodes).toHaveLength(10);
  expect((await call('GET', '/account')).json()).toMatchObject({
    hasSecondFactor: true,
    recoveryCodesLeft: 10,
  });
  expect(
    await findEverywhere(service.db, begun.secret, ...confirmed.json<RecoveryCodes>().recoveryCodes),
  ).toEqual([]);
  await call('POST', '/account/second-factor/off', { password });
});

test('turning it on ends the sessions that the password alone began, except the one it is turned on in', async () => {
  const elsewhere = await signInToConsole(service, maya.email);
  await turnOn();
  expect((await elsewhere('GET', '/account')).statusCode).toBe(401);
  expect((await call('GET', '/account')).statusCode).toBe(200);
  await call('POST', '/account/second-factor/off', { password });
});

test('of two who confirm it at once, one is told recovery codes, and they are good', async () => {
  const { secret } = (await call('POST', '/account/second-factor', { password })).json<NewSecondFactor>();
  const both = await Promise.all(
    Array.from({ length: 2 }, () => call('PUT', '/account/second-factor', { code: codeOf(secret) })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const again = await call('PUT', '/account/second-factor', { code: codeOf(secret) });
  expect(again.json()).toMatchObject({ code: 409, message: expect.stringContaining('is already on') });
  const told = both.find(({ statusCode }) => statusCode === 200)?.json<RecoveryCodes>().recoveryCodes;
  expect((await signIn(told?.[0])).statusCode).toBe(200);
  expect((await call('POST', '/account/second-factor', { password })).statusCode).toBe(409);
  await call('POST', '/account/second-factor/off', { password });
});

test('then the password alone opens nothing, and each code opens once', async () => {
  const { secret } = await turnOn();
  const asked = await signIn();
  expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([428, undefined]);
  expect((await signIn('000000')).statusCode).toBe(401);
  const code = codeOf(secret);
  const both = await Promise.all([signIn(`${code.slice(0, 3)} ${code.slice(3)}`), signIn(code)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  service.clock.advance(30_000);
  expect((await signIn(codeOf(secret))).statusCode).toBe(200);
  await call('POST', '/account/second-factor/off', { password });
});

test('a recovery code opens once in its place', async () => {
  const { recoveryCodes } = await turnOn();
  const [code = '', next = ''] = recoveryCodes;
  const both = await Promise.all([signIn(code), signIn(code.toUpperCase())]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await signIn(next)).statusCode).toBe(200);
  expect((await call('GET', '/account')).json<OwnAccount>().recoveryCodesLeft).toBe(8);
  expect((await call('POST', '/account/second-factor/off', { password: 'wrong' })).statusCode).toBe(403);
  expect((await call('POST', '/account/second-factor/off', { password })).statusCode).toBe(204);
  expect((await signIn()).statusCode).toBe(200);
});

test('codes may be typed as apps and paper show them', async () => {
  const { secret } = (await call('POST', '/account/second-factor', { password })).json<NewSecondFactor>();
  const code = codeOf(secret).replace(/(?=...$)/, ' ');
  const confirmed = await call('PUT', '/account/second-factor', { code });
  expect(confirmed.statusCode).toBe(200);
  const [first = '', second = ''] = confirmed.json<RecoveryCodes>().recoveryCodes;
  const typed = [first.replaceAll('-', ''), second.replaceAll('-', ' – ').toUpperCase()];
  for (const one of typed) expect((await signIn(one)).statusCode).toBe(200);
  await call('POST', '/account/second-factor/off', { password });
});

test('the command line helps a person who lost both, and the audit log shows it all', async () => {
  await turnOn();
  const { store, clock, secrets } = service.context;
  const command = ['remove-second-factor', maya.email];
  expect(await administer(command, { store, clock, secrets })).toContain('password alone');
  expect((await signIn()).statusCode).toBe(200);
  const entries = await store.auditEntries.list(demo.orgId, { subject: 'agent' }, { limit: 2 });
  expect(entries.map(({ changes }) => changes[0]?.after)).toEqual(['false', 'true']);
});

test('guesses of a code are counted as wrong passwords are', async () => {
  await turnOn();
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, at) => signIn(String(100_000 + at))));
  expect(guesses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  service.clock.advance(300_001);
  await call('POST', '/account/second-factor/off', { password });
});

test('an attacker with the password guesses few codes, from any number of addresses, and shuts no known browser out', async () => {
  service.clock.advance(3_600_000);
  const { secret } = await turnOn();
  const token = await service.context.knownBrowsers.remember(maya.email);
  function guess(address: string, code: string, cookie = '') {
    return service.app.inject({
      method: 'POST',
      url: '/api/console/session',
      remoteAddress: address,
      headers: { 'x-console': '1', cookie },
      payload: { email: maya.email, password, code },
    });
  }
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => guess(`192.0.2.${at}`, String(100_000 + at))),
  );
  const looked = guesses.filter(({ statusCode }) => statusCode === 401);
  expect(looked).toHaveLength(20);
  const refused = guesses.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess('192.0.2.99', codeOf(secret))).statusCode).toBe(429);
  expect((await guess('192.0.2.99', codeOf(secret), `console-browser=${token}`)).statusCode).toBe(200);
  service.clock.advance(3_600_001);
  expect((await guess('192.0.2.99', codeOf(secret))).statusCode).toBe(200);
  await call('POST', '/account/second-factor/off', { password });
});

test('a browser is known by the password and the second factor that it gave, and by no others', async () => {
  const { knownBrowsers, store, secrets } = service.context;
  const before = await knownBrowsers.remember(maya.email);
  await turnOn();
  const between = await knownBrowsers.remember(maya.email);
  expect(await knownBrowsers.recognise(before, maya.email)).toBeUndefined();
  expect(await knownBrowsers.recognise(between, maya.email)).toBeDefined();
  await store.agents.update(maya.email, { passwordHash: await secrets.hashPassword('another password') });
  expect(await knownBrowsers.recognise(between, maya.email)).toBeUndefined();
  await store.agents.update(maya.email, { passwordHash: await secrets.hashPassword(password) });
  await call('POST', '/account/second-factor/off', { password });
});

test('guesses of the code that confirms a second factor are counted', async () => {
  service.clock.advance(3_600_001);
  await call('POST', '/account/second-factor', { password });
  const guesses = Array.from({ length: 30 }, (_, at) =>
    call('PUT', '/account/second-factor', { code: String(100_000 + at) }),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await call('POST', '/account/second-factor/off', { password });
  service.clock.advance(3_600_001);
});

test('sessions are listed with their browsers, ended one by one or all but this', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  await signIn(undefined, firefox);
  await signIn(undefined, firefox);
  async function list() {
    return (await call('GET', '/account/sessions')).json<{ sessions: AccountSession[] }>().sessions;
  }
  const before = await list();
  expect(before.filter(({ isThis }) => isThis)).toHaveLength(1);
  const [newest] = before.filter(({ browser }) => browser === 'Firefox 133');
  expect((await call('DELETE', `/account/sessions/${newest?.id}`)).statusCode).toBe(204);
  expect(await list()).toHaveLength(before.length - 1);
  const stranger = await signInToConsole(service, jonas.email);
  expect((await stranger('DELETE', `/account/sessions/${before.at(-1)?.id}`)).statusCode).toBe(404);
  expect((await call('DELETE', '/account/sessions')).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ isThis: true }]);
  expect((await stranger('GET', '/session')).statusCode).toBe(200);
});
