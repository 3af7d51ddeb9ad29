import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { mostSessions } from '../../domain/agents/agent-account';
import { limitTable } from '../../../operations/limits';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const [maya, jonas] = demo.agents;
const { signInOfPair, signInOfAddress, signInOfAccount, signInOfBrowser } = limitTable;

beforeAll(async () => {
  service = await openTestService({ TRUST_PROXY: '1' });
});
afterEach(() => service.clock.advance(3_600_000));
afterAll(() => service.stop());

interface Try {
  email?: string;
  password?: string;
  address?: string;
  cookie?: string;
}

async function signIn({
  email = maya.email,
  password = 'wrong',
  address = '192.0.2.1',
  cookie = '',
}: Try = {}) {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers: { 'x-console': '1', 'x-forwarded-for': address, cookie },
    payload: { email, password },
  });
  const browser = answer.cookies.find(({ name }) => name === 'console-browser');
  return { status: answer.statusCode, headers: answer.headers, cookie: `${browser?.name}=${browser?.value}` };
}

/** Tries at once; answers how many got each status. */
async function many(count: number, make: (at: number) => Try = () => ({})) {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => signIn(make(at))));
  return Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );
}

test('of 120 wrong passwords at once, as many are looked at as the limit allows', async () => {
  expect(await many(120)).toEqual({ 401: signInOfPair.max, 429: 120 - signInOfPair.max });
});

test('an address has a limit over all accounts, and its neighbours of one network share it', async () => {
  const guesses = await many(60, (at) => ({
    email: `agent${at}@x.example`,
    address: `2001:db8::${at.toString(16)}`,
  }));
  expect(guesses).toEqual({ 401: signInOfAddress.max, 429: 60 - signInOfAddress.max });
});

test('a right password does not count, and a refusal says when to come back', async () => {
  for (let at = 0; at < 3 * signInOfPair.max; at++) {
    expect((await signIn({ password: demo.password })).status).toBe(200);
  }
  await many(signInOfPair.max);
  const { status, headers } = await signIn({ password: demo.password });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('guesses from one address shut nobody out elsewhere', async () => {
  await many(50);
  expect((await signIn({ password: demo.password, address: '198.51.100.7' })).status).toBe(200);
});

test('guesses from everywhere slow down strangers, never a known browser of the account', async () => {
  const { cookie } = await signIn({ password: demo.password });
  const guesses = await many(signInOfAccount.max + 50, (at) => ({ address: `10.0.${at}.1` }));
  expect(guesses).toEqual({ 401: signInOfAccount.max, 429: 50 });
  expect((await signIn({ password: demo.password, address: '198.51.100.7' })).status).toBe(429);
  expect((await signIn({ password: demo.password, address: '10.0.1.1', cookie })).status).toBe(200);
});

test('a known browser has its own tries, of its own account alone', async () => {
  const { cookie } = await signIn({ password: demo.password });
  const guesses = await many(20, (at) => ({ cookie, address: `10.0.${at}.1` }));
  expect(guesses).toEqual({ 401: signInOfBrowser.max, 429: 20 - signInOfBrowser.max });
  expect((await signIn({ email: jonas.email, password: demo.password, cookie })).status).toBe(200);
  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await many(signInOfPair.max, () => ({ email: jonas.email, cookie: forged }));
  expect((await signIn({ email: jonas.email, password: demo.password, cookie: forged })).status).toBe(429);
});

test('an agent has so many sessions, and a new one ends the oldest', async () => {
  const { account, store } = service.context;
  const [first, second] = [
    await account.signIn(jonas.email, demo.password),
    await account.signIn(maya.email, demo.password),
  ];
  service.clock.advance(1_000);
  const begun = [];
  for (let count = 0; count < mostSessions; count++)
    begun.push((await account.signIn(maya.email, demo.password)).token);
  expect(await store.sessions.ofAgent(maya.email, service.clock.now())).toHaveLength(mostSessions);
  const here = await Promise.all(
    [first.token, second.token, ...begun].map((token) => account.signedIn(token)),
  );
  expect(here.map((agent) => agent !== undefined)).toEqual([true, false, ...begun.map(() => true)]);
});

test('an agent whose console gets no stream stays online while it asks who is signed in', async () => {
  const { consolePresence } = service.context;
  // The sessions of other tests have ended by then.
  service.clock.advance(25 * 3_600_000);
  const call = await signInToConsole(service);
  async function pass(seconds: number, isAsking: boolean) {
    for (let passed = 0; passed < seconds; passed += 20) {
      if (isAsking) await call('GET', '/session');
      service.clock.advance(20_000);
      await consolePresence.refresh();
      await consolePresence.pauseGone();
    }
    return service.context.store.agents.get(maya.email);
  }
  await call('PUT', '/status', { status: 'online' });
  expect(await pass(240, true)).toMatchObject({ status: 'online' });
  expect(await pass(160, false)).toMatchObject({ status: 'pause' });
  await call('GET', '/session');
  await call('DELETE', '/session');
  expect(await pass(20, false)).not.toHaveProperty('consoleSeenAt');
});

test('where a proxy replaces the address of the page, the sign-in names what to set, and to other sites it doesn’t', async () => {
  async function answerTo(headers: Record<string, string>) {
    const payload = { email: maya.email, password: demo.password };
    const url = '/api/console/session';
    const answer = await service.app.inject({ method: 'POST', url, payload, headers });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  }
  const origin = 'https://chat.example.com';
  const ofConsole = { 'x-console': '1', host: '127.0.0.1:8080', origin };
  const naming = expect.stringMatching(/Set PUBLIC_URL/);
  expect(await answerTo({ ...ofConsole, 'sec-fetch-site': 'same-origin' })).toEqual([403, naming]);
  // By http, browsers send no such header.
  expect(await answerTo(ofConsole)).toEqual([403, naming]);
  expect(await answerTo({ ...ofConsole, 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    expect.not.stringMatching(/PUBLIC_URL/),
  ]);
});
