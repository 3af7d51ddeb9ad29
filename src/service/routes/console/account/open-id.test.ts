import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { NewSecondFactor, OwnAccount } from '../../../../operations/console/account';
import { createOpenIdProvider } from '../../../adapters/open-id-provider';
import { openIdConfig, readConfig } from '../../../config';
import { demo } from '../../../demo/demo-organisation';
import { Failure } from '../../../domain/failure';
import { signInToConsole } from '../../../testing/test-console';
import { createOpenIdBrowser } from '../../../testing/test-open-id-browser';
import { startTestOpenIdProvider, type TestOpenIdProvider } from '../../../testing/test-open-id-provider';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
let provider: TestOpenIdProvider;
let service: TestService;

beforeAll(async () => {
  provider = await startTestOpenIdProvider();
  service = await openTestService(provider.env);
});
afterEach(async () => {
  const { openIdLinks } = service.context.store;
  for (const { email } of demo.agents) await openIdLinks.remove(email);
  service.clock.advance(600_001);
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

function newBrowser() {
  return createOpenIdBrowser(service, provider);
}

function vouchFor(login: string, email: string): void {
  provider.accounts[login] = { email, email_verified: true };
}

test('an agent whose address the provider vouches for is signed in as with a password, and linked', async () => {
  vouchFor('m-1', maya.email.toUpperCase());
  const browser = newBrowser();
  const answer = await browser.signIn('m-1');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/']);
  expect(await browser.email()).toBe(maya.email);
  const session = answer.cookies.find(({ name }) => name === '__Host-console-session');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(browser.cookies).not.toHaveProperty('__Host-console-open-id');
  const { store } = service.context;
  const [entry] = await store.auditEntries.list(demo.orgId, { subjectId: maya.email }, { limit: 1 });
  const after = JSON.stringify(`m-1 of ${provider.env.OIDC_ISSUER}`);
  expect(entry).toMatchObject({ actor: maya.email, changes: [{ path: 'openIdAccount', after }] });
});

test('from then on the account opens its agent, even with another address, until it is unlinked', async () => {
  vouchFor('m-1', maya.email);
  await newBrowser().signIn('m-1');
  vouchFor('m-1', jonas.email);
  const browser = newBrowser();
  await browser.signIn('m-1');
  expect(await browser.email()).toBe(maya.email);
  const call = await signInToConsole(service, maya.email);
  const linkedAt = service.clock.now();
  expect((await call('GET', '/account')).json<OwnAccount>().openId).toMatchObject({ linkedAt });
  expect((await call('DELETE', '/account/open-id')).statusCode).toBe(204);
  expect((await call('GET', '/account')).json<OwnAccount>().openId).not.toHaveProperty('linkedAt');
  await browser.signIn('m-1');
  expect(await browser.email()).toBe(jonas.email);
});

test('a browser that signed in before is known on its way back, and no other is', async () => {
  vouchFor('m-1', maya.email);
  const browser = newBrowser();
  const [first, second] = [await browser.signIn('m-1'), await browser.signIn('m-1')];
  const welcomed = [first, second].map((one) =>
    one.cookies.some(({ name }) => name === '__Host-console-browser'),
  );
  expect(welcomed).toEqual([true, false]);
});

test.each([
  ['an address that nobody vouches for', 'unverified', { email: maya.email }],
  ['an address that is said to be unproved', 'unverified', { email: maya.email, email_verified: false }],
  [
    'an address that is another one in small letters',
    'unverified',
    { email: 'stran\u212Aer@x.example', email_verified: true },
  ],
  ['the address of no agent', 'unknown', { email: 'stranger@x.example', email_verified: true }],
])('%s signs nobody in', async (_what, reason, account) => {
  provider.accounts['s-1'] = account;
  const browser = newBrowser();
  const { headers } = await browser.signIn('s-1');
  expect([headers.location, await browser.email()]).toEqual([`/console/#/sign-in/${reason}`, undefined]);
});

test('a second account with the address of a linked agent signs nobody in', async () => {
  vouchFor('m-1', maya.email);
  vouchFor('m-2', maya.email);
  await newBrowser().signIn('m-1');
  const browser = newBrowser();
  expect((await browser.signIn('m-2')).headers.location).toBe('/console/#/sign-in/otherAccount');
  expect(await browser.email()).toBeUndefined();
});

test('an account of a provider that was set before counts no more, and counts again once that is back', async () => {
  const former = { issuer: 'https://former.example', subject: 'f-1', agentEmail: maya.email, linkedAt: 5 };
  const { openIdLinks, auditEntries } = service.context.store;
  await openIdLinks.add(former);
  const call = await signInToConsole(service, maya.email);
  expect((await call('GET', '/account')).json<OwnAccount>().openId).not.toHaveProperty('linkedAt');
  vouchFor('m-1', maya.email);
  const browser = newBrowser();
  expect((await browser.signIn('m-1')).headers.location).toBe('/console/');
  expect(await browser.email()).toBe(maya.email);
  const linkedAt = service.clock.now();
  expect((await call('GET', '/account')).json<OwnAccount>().openId).toMatchObject({ linkedAt });
  expect(await openIdLinks.find(former.issuer, former.subject)).toEqual(former);
  const [entry] = await auditEntries.list(demo.orgId, { subjectId: maya.email }, { limit: 1 });
  const before = `f-1 of ${former.issuer}`;
  const after = `m-1 of ${provider.env.OIDC_ISSUER}, ${before}`;
  const change = { path: 'openIdAccount', before: JSON.stringify(before), after: JSON.stringify(after) };
  expect(entry).toMatchObject({ changes: [change] });

  vouchFor('m-2', maya.email);
  expect((await newBrowser().signIn('m-2')).headers.location).toBe('/console/#/sign-in/otherAccount');
  expect((await call('DELETE', '/account/open-id')).statusCode).toBe(204);
  expect(await openIdLinks.ofAgent(maya.email)).toEqual([]);
});

test('an answer opens only the browser that asked for it, once, in time, and whole', async () => {
  vouchFor('m-1', maya.email);
  async function answerFor(browser: ReturnType<typeof newBrowser>) {
    return provider.signIn(String((await browser.begin()).headers.location), 'm-1');
  }
  async function reasonOf(browser: ReturnType<typeof newBrowser>, query: string) {
    const { location } = (await browser.comeBack(query)).headers;
    expect(await browser.email()).toBeUndefined();
    return String(location).split('/').at(-1);
  }
  const [own, other] = [newBrowser(), newBrowser()];
  const query = await answerFor(own);
  expect(await reasonOf(other, query)).toBe('expired');
  await other.begin();
  expect(await reasonOf(other, query)).toBe('failed');
  const changed = new URLSearchParams(query);
  changed.set('iss', 'https://evil.example');
  expect(await reasonOf(own, String(changed))).toBe('failed');
  expect(await reasonOf(own, query)).toBe('expired');

  const late = newBrowser();
  const lateQuery = await answerFor(late);
  service.clock.advance(600_000);
  expect(await reasonOf(late, lateQuery)).toBe('expired');

  const twice = newBrowser();
  const used = await answerFor(twice);
  const carried = twice.cookies['__Host-console-open-id'] ?? '';
  expect((await twice.comeBack(used)).headers.location).toBe('/console/');
  const thief = newBrowser();
  thief.cookies['__Host-console-open-id'] = carried;
  expect(await reasonOf(thief, used)).toBe('failed');
});

test('of two tabs in which a person signs in, the one that began last does', async () => {
  vouchFor('m-1', maya.email);
  const browser = newBrowser();
  const [first, last] = [await browser.begin(), await browser.begin()].map(({ headers }) =>
    String(headers.location),
  );
  const late = await browser.comeBack(await provider.signIn(first ?? '', 'm-1'));
  expect(late.headers.location).toBe('/console/#/sign-in/failed');
  const answer = await browser.comeBack(await provider.signIn(last ?? '', 'm-1'));
  expect([answer.headers.location, await browser.email()]).toEqual(['/console/', maya.email]);
  expect(browser.cookies).not.toHaveProperty('__Host-console-open-id');
});

test('a code counts for the proof and the number with which it was asked for alone', async () => {
  const config = openIdConfig(readConfig(provider.env));
  if (!config) throw new Error('There is no provider.');
  const own = createOpenIdProvider(config);
  vouchFor('m-1', maya.email);
  for (const member of ['verifier', 'nonce', 'state'] as const) {
    const { address, attempt } = await own.begin();
    const { attempt: another } = await own.begin();
    const query = await provider.signIn(address, 'm-1');
    const wrong = own.finish(query, { ...attempt, [member]: another[member] });
    await expect(wrong).rejects.toMatchObject({ reason: 'failed' });
  }
  const { address, attempt } = await own.begin();
  const asked = new URL(address).searchParams;
  expect([asked.get('response_type'), asked.get('code_challenge_method')]).toEqual(['code', 'S256']);
  expect(await own.finish(await provider.signIn(address, 'm-1'), attempt)).toEqual({
    issuer: config.issuer,
    subject: 'm-1',
    verifiedEmail: maya.email,
  });
});

test('a person who turns back at the provider sees a message', async () => {
  expect((await newBrowser().cancel()).headers.location).toBe('/console/#/sign-in/cancelled');
});

test('a whole office signs in from one address, and who is no agent counts for it', async () => {
  vouchFor('m-1', maya.email);
  vouchFor('s-1', 'stranger@shop.example');
  const { counter } = service.context.limits.openIdOfAddress;
  counter.add('127.0.0.1', 58);
  for (let times = 0; times < 2; times += 1)
    expect((await newBrowser().signIn('m-1')).headers.location).toBe('/console/');
  expect((await newBrowser().signIn('s-1')).headers.location).toBe('/console/#/sign-in/unknown');
  expect((await newBrowser().begin()).headers.location).toBe('/console/#/sign-in/tooMany');
});

test('who has a second factor gives its code before there is a session', async () => {
  vouchFor('j-1', jonas.email);
  const call = await signInToConsole(service, jonas.email);
  const begun = await call('POST', '/account/second-factor', { password: demo.password });
  const totp = new TOTP({ secret: Secret.fromBase32(begun.json<NewSecondFactor>().secret) });
  await call('PUT', '/account/second-factor', { code: totp.generate({ timestamp: service.clock.now() }) });
  service.clock.advance(30_000);

  const browser = newBrowser();
  expect((await browser.giveCode('123456')).statusCode).toBe(410);
  expect((await browser.signIn('j-1')).headers.location).toBe('/console/#/sign-in/code');
  expect(await browser.email()).toBeUndefined();
  expect((await browser.giveCode('000000')).statusCode).toBe(401);
  const code = totp.generate({ timestamp: service.clock.now() });
  expect((await browser.giveCode(code)).json()).toMatchObject({ email: jonas.email });
  expect(await browser.email()).toBe(jonas.email);

  const late = newBrowser();
  await late.signIn('j-1');
  await call('DELETE', '/account/open-id');
  service.clock.advance(30_000);
  expect((await late.giveCode(totp.generate({ timestamp: service.clock.now() }))).statusCode).toBe(410);

  const guesser = newBrowser();
  await guesser.signIn('j-1');
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, at) => guesser.giveCode(String(100_000 + at))),
  );
  expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
  await call('POST', '/account/second-factor/off', { password: demo.password });
});

test('who comes back to an organisation that has moved reads so in the console', async () => {
  vouchFor('m-1', maya.email);
  const moving = service.db.updateTable('organisations').where('id', '=', demo.orgId);
  await moving.set({ movedAt: service.clock.now() }).execute();
  const { headers } = await newBrowser().signIn('m-1');
  await moving.set({ movedAt: null }).execute();
  expect(headers.location).toBe('/console/#/sign-in/moved');
});

test('who comes back while the database is down is asked to try again', async () => {
  vouchFor('m-1', maya.email);
  vi.spyOn(service.context.store, 'transaction').mockRejectedValueOnce(new Failure('outage'));
  expect((await newBrowser().signIn('m-1')).headers.location).toBe('/console/#/sign-in/unreachable');
});

test('while the provider is down that is said, passwords open, and it works again when it is back', async () => {
  vouchFor('m-1', maya.email);
  const cold = await openTestService(provider.env);
  const known = newBrowser();
  const asked = await known.begin();
  const query = await provider.signIn(String(asked.headers.location), 'm-1');
  await provider.goDown();
  const unknown = createOpenIdBrowser(cold, provider);
  expect((await unknown.begin()).headers.location).toBe('/console/#/sign-in/unreachable');
  const { headers } = await known.comeBack(query);
  expect(headers.location).toBe('/console/#/sign-in/unreachable');
  const call = await signInToConsole(cold, maya.email);
  expect((await call('GET', '/session')).statusCode).toBe(200);
  await provider.comeUp();
  await unknown.signIn('m-1');
  expect(await unknown.email()).toBe(maya.email);
  await cold.stop();
});

test('without a provider none is offered, and there is no way to one', async () => {
  const bare = await openTestService();
  const options = await bare.app.inject('/api/console/session/options');
  const way = await bare.app.inject('/api/console/session/open-id');
  const back = await bare.app.inject('/api/console/session/open-id/callback?code=a&state=b');
  expect([options.json(), way.headers.location, back.headers.location]).toEqual([
    {},
    '/console/#/sign-in/unreachable',
    '/console/#/sign-in/expired',
  ]);
  await bare.stop();
  const { OIDC_ISSUER } = provider.env;
  const offered = await service.app.inject('/api/console/session/options');
  expect(offered.json()).toEqual({ openId: { name: new URL(OIDC_ISSUER).host } });
});
