import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewSecondFactor, OwnAccount, RecoveryCodes } from '../../../../operations/console/account';
import { administer } from '../../../admin/administer';
import { demo } from '../../../demo/demo-organisation';
import { signInToConsole } from '../../../testing/test-console';
import { createOpenIdBrowser } from '../../../testing/test-open-id-browser';
import { startTestOpenIdProvider, type TestOpenIdProvider } from '../../../testing/test-open-id-provider';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
const { password, orgId } = demo;
let provider: TestOpenIdProvider;
let service: TestService;

beforeAll(async () => {
  provider = await startTestOpenIdProvider();
  service = await openTestService(provider.env);
});
beforeEach(async () => {
  const { organisations, secondFactors } = service.context.store;
  await organisations.setSecurity(orgId, { demandsSecondFactor: false });
  for (const { email } of demo.agents) await secondFactors.remove(email);
});
afterEach(() => service.clock.advance(3_600_001));
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

function ask(method: 'POST' | 'PUT', path: string, payload: object, cookie = '') {
  return service.app.inject({
    method,
    url: `/api/console${path}`,
    headers: { 'x-console': '1', cookie },
    payload,
  });
}
function signIn(email: string, code?: string) {
  return ask('POST', '/session', { email, password, ...(code === undefined ? {} : { code }) });
}
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now() });
}

async function demandAsMaya(): Promise<void> {
  const call = await signInToConsole(service, maya.email);
  const { secret } = (await call('POST', '/account/second-factor', { password })).json<NewSecondFactor>();
  await call('PUT', '/account/second-factor', { code: codeOf(secret) });
  service.clock.advance(30_000);
  expect((await call('PUT', '/security', { demandsSecondFactor: true })).statusCode).toBe(200);
}

test('an administrator who has none can’t demand one of others', async () => {
  const call = await signInToConsole(service, maya.email);
  const refused = await call('PUT', '/security', { demandsSecondFactor: true });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'First turn on two-factor sign-in for yourself under Account.',
  ]);
  expect((await call('GET', '/security')).json()).toEqual({ demandsSecondFactor: false });
  await demandAsMaya();
  const [entry] = await service.context.store.auditEntries.list(
    orgId,
    { subject: 'organisation' },
    { limit: 1 },
  );
  const change = { path: 'demandsSecondFactor', before: 'false', after: 'true' };
  expect(entry).toMatchObject({ actor: maya.email, changes: [change] });
});

test('then the password of an agent without one opens the way to set one up, and nothing else', async () => {
  const before = await signInToConsole(service, jonas.email);
  await demandAsMaya();
  const refused = await signIn(jonas.email);
  expect([refused.statusCode, refused.cookies]).toEqual([409, []]);
  const credentials = { email: jonas.email, password };
  const begun = await ask('POST', '/session/second-factor', credentials);
  expect([begun.statusCode, begun.cookies]).toEqual([201, []]);
  const code = codeOf(begun.json<NewSecondFactor>().secret);
  const wrong = await ask('PUT', '/session/second-factor', { ...credentials, code: '000000' });
  expect([wrong.statusCode, wrong.cookies]).toEqual([400, []]);
  const done = await ask('PUT', '/session/second-factor', { ...credentials, code });
  expect(done.json<RecoveryCodes>().recoveryCodes).toHaveLength(10);
  // As where that answer was lost.
  const again = await ask('PUT', '/session/second-factor', { ...credentials, code });
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('To get recovery codes')]);
  const session = done.cookies.find(({ name }) => name === '__Host-console-session')?.value;
  const account = await service.app.inject({
    url: '/api/console/account',
    cookies: { '__Host-console-session': session ?? '' },
  });
  expect(account.json<OwnAccount>()).toMatchObject({ hasSecondFactor: true, isSecondFactorDemanded: true });
  expect((await before('GET', '/account')).statusCode).toBe(401);
  expect((await signIn(jonas.email)).statusCode).toBe(428);
  const [entry] = await service.context.store.auditEntries.list(orgId, {}, { limit: 1 });
  expect(entry).toMatchObject({ actor: jonas.email, changes: [{ path: 'hasSecondFactor', after: 'true' }] });
});

test('nobody sets one up with a wrong password, nor in the place of one, nor where none is demanded', async () => {
  async function refusals(email: string, given: string = password) {
    const begun = await ask('POST', '/session/second-factor', { email, password: given });
    const done = await ask('PUT', '/session/second-factor', { email, password: given, code: '123456' });
    return [begun.statusCode, done.statusCode];
  }
  expect(await refusals(jonas.email)).toEqual([409, 409]);
  const unasked = await ask('POST', '/session/second-factor', { email: jonas.email, password });
  expect(unasked.body).toContain('no longer required');
  await demandAsMaya();
  expect(await refusals(maya.email)).toEqual([409, 409]);
  expect(await refusals(jonas.email, 'wrong')).toEqual([401, 401]);
  expect(await refusals('nobody@x.example')).toEqual([401, 401]);
  const guesses = await Promise.all(Array.from({ length: 30 }, () => refusals(jonas.email, 'wrong')));
  expect(guesses.flat().filter((status) => status === 401).length).toBeLessThan(12);
});

test('a person who loses theirs is out until they have set up another', async () => {
  await demandAsMaya();
  const credentials = { email: jonas.email, password };
  const { secret } = (await ask('POST', '/session/second-factor', credentials)).json<NewSecondFactor>();
  const done = await ask('PUT', '/session/second-factor', { ...credentials, code: codeOf(secret) });
  const cookie = `__Host-console-session=${done.cookies.find(({ name }) => name === '__Host-console-session')?.value}`;
  expect((await ask('PUT', '/status', { status: 'pause' }, cookie)).statusCode).toBe(200);
  await service.context.store.secondFactors.remove(jonas.email);
  expect((await ask('PUT', '/status', { status: 'pause' }, cookie)).statusCode).toBe(401);
  expect((await ask('POST', '/session/second-factor', credentials)).statusCode).toBe(201);
});

test('whom an OpenID provider vouches for comes in by what the provider asks for', async () => {
  await demandAsMaya();
  provider.accounts['j-1'] = { email: jonas.email, email_verified: true };
  const browser = createOpenIdBrowser(service, provider);
  await browser.signIn('j-1');
  expect(await browser.email()).toBe(jonas.email);
  expect((await signIn(jonas.email)).statusCode).toBe(409);
});

test('the command line takes the demand back', async () => {
  await demandAsMaya();
  expect((await signIn(jonas.email)).statusCode).toBe(409);
  const { store, clock, secrets } = service.context;
  const command = ['demand-second-factor', String(orgId), 'off'];
  expect(await administer(command, { store, clock, secrets })).toContain('to choose');
  expect((await signIn(jonas.email)).statusCode).toBe(200);
});
