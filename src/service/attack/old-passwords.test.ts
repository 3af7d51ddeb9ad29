import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { cookieName, signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
const [, { email }] = demo.agents;
let password: string = demo.password;

beforeAll(async () => void (service = await openTestService()));
afterEach(() => vi.restoreAllMocks());
afterAll(() => service.stop());

/** Where each password has been looked at, and found right, what is asked goes no further until `goOn`. */
function holdAfterLooking() {
  const { secrets } = service.context;
  const look = secrets.isPassword;
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const spy = vi.spyOn(secrets, 'isPassword').mockImplementation(async (...given) => {
    const isRight = await look(...given);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return isRight;
  });
  return {
    held: (count: number) => expect.poll(() => waiting.length).toBe(count),
    /** Those that come now are not held. */
    letPass: () => void (isHeld = false),
    goOn() {
      for (const resolve of waiting) resolve();
      spy.mockRestore();
    },
  };
}

function ask(method: 'POST' | 'PUT', url: string, payload: object, cookie = '') {
  const headers = { 'x-console': '1', ...(cookie ? { cookie } : {}) };
  return service.app.inject({ method, url: `/api/console${url}`, headers, payload });
}

async function newSession(): Promise<string> {
  const { token } = await service.context.account.signIn(email, password);
  return `${cookieName(service, 'session')}=${token}`;
}

function change(to: string, cookie: string) {
  return ask('PUT', '/account/password', { currentPassword: password, password: to }, cookie);
}

test('a sign-in with a password that is changed meanwhile opens nothing', async () => {
  const own = await newSession();
  const looking = holdAfterLooking();
  const late = ask('POST', '/session', { email, password });
  await looking.held(1);
  looking.letPass();
  expect((await change('correct horse battery', own)).statusCode).toBe(204);
  looking.goOn();
  const refused = await late;
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
  password = 'correct horse battery';
  expect(await service.context.store.sessions.ofAgent(email, service.clock.now())).toHaveLength(1);
});

test('of two changes by the same password the first holds', async () => {
  const [own, stolen] = [await newSession(), await newSession()];
  const looking = holdAfterLooking();
  const late = change('what the thief wants', stolen);
  await looking.held(1);
  looking.letPass();
  expect((await change('staple correct horse', own)).statusCode).toBe(204);
  looking.goOn();
  expect((await late).statusCode).toBe(403);
  password = 'staple correct horse';
  await signInToConsole(service, email, password);
});

test('nor does a password that is changed meanwhile take the second factor away', async () => {
  const [own, stolen] = [await newSession(), await newSession()];
  const confirmedAt = service.clock.now();
  const factor = { agentEmail: email, secret: 'x', lastPeriod: 0, recoveryCodes: [], confirmedAt };
  await service.context.store.secondFactors.put(factor);
  const looking = holdAfterLooking();
  const late = ask('POST', '/account/second-factor/off', { password }, stolen);
  await looking.held(1);
  looking.letPass();
  expect((await change('battery staple horse', own)).statusCode).toBe(204);
  looking.goOn();
  expect((await late).statusCode).toBe(403);
  expect(await service.context.store.secondFactors.get(email)).toMatchObject({ confirmedAt });
});
