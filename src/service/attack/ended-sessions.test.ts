import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../client/visitor-chat-client';
import { secrets } from '../adapters/secrets';
import { administer } from '../admin/administer';
import { demo } from '../demo/demo-organisation';
import { createProvisioner, exampleUser } from '../testing/test-provisioning';
import { cookieName } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let baseUrl: string;
let visitor: VisitorChatClient;
const provision = createProvisioner(() => service);
const password = 'a password of some length';
const another = 'another one of some length';
let email: string;

beforeAll(async () => {
  service = await openTestService({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://chat.example' });
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
});
afterAll(() => service.stop());

beforeEach(async () => {
  await service.elsewhere.organisations.setSecurity(demo.orgId, { demandsSecondFactor: false });
  const user = exampleUser({ password });
  ({ email } = user);
  expect((await provision('PUT', 'user', user)).statusCode).toBe(201);
  const { widgets } = service.context.store;
  await widgets.putAgent({ widgetId: demo.widgetId, email, alias: 'A', kind: 'human', tags: [] });
});

function call(method: string, url: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'x-console': '1', cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  return fetch(`${baseUrl}/api/console${url}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function signIn(): Promise<string> {
  const answer = await call('POST', '/session', '', { email, password });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function asAdministrator(method: string, path: string, body?: object): Promise<void> {
  const { token } = await service.context.account.signIn(demo.agents[0].email, demo.password);
  const answer = await call(
    method,
    `/agents/${email}${path}`,
    `${cookieName(service, 'session')}=${token}`,
    body,
  );
  expect(answer.status).toBeLessThan(300);
}

/** Each with the cookie of the session that is to end, or of another one of the same account. */
const ends: [what: string, end: (own: string, another: string) => Promise<unknown>][] = [
  ['signs out', (own) => call('DELETE', '/session', own)],
  ['signs out everywhere else', (_own, other) => call('DELETE', '/account/sessions', other)],
  [
    'ends that session from another one',
    async (_own, other) => {
      const answer = await call('GET', '/account/sessions', other);
      const { sessions } = (await answer.json()) as { sessions: { id: string; isThis: boolean }[] };
      for (const { id, isThis } of sessions)
        if (!isThis) await call('DELETE', `/account/sessions/${id}`, other);
    },
  ],
  [
    'changes the password elsewhere',
    (_own, other) =>
      call('PUT', '/account/password', other, { currentPassword: password, password: another }),
  ],
  [
    'sets a new password by a mailed link',
    async () => {
      const token = secrets.token();
      const expiresAt = service.clock.now() + 60_000;
      await service.context.store.passwordResets.add({
        id: secrets.digest(token),
        agentEmail: email,
        expiresAt,
      });
      await call('PUT', '/password-resets', '', { token, password: another });
    },
  ],
  [
    'gets a new password by the command line',
    () =>
      administer(['set-password', email], {
        store: service.elsewhere,
        clock: service.clock,
        secrets,
        password: another,
      }),
  ],
  [
    'gets a new password by a system',
    () => provision('POST', 'user', { email, name: 'A', password: another }),
  ],
  ['is removed', () => provision('DELETE', 'user', { email })],
  ['is signed out by an administrator', () => asAdministrator('DELETE', '/sessions')],
  ['is removed by an administrator', () => asAdministrator('DELETE', '')],
  ['is made an administrator', () => asAdministrator('PUT', '', { isAdministrator: true })],
  [
    'lacks the second factor that is demanded from then on',
    () => service.elsewhere.organisations.setSecurity(demo.orgId, { demandsSecondFactor: true }),
  ],
  ['has been signed in for a day', async () => service.clock.advance(24 * 3_600_000)],
];

test.each(ends)(
  'nothing reaches an agent any more who %s: neither events nor answers',
  async (_what, end) => {
    const [own, other] = [await signIn(), await signIn()];
    const stream = await call('GET', '/events', own);
    expect(stream.status).toBe(200);
    await end(own, other);
    await service.context.workers.processAll();
    await visitor.start({ widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'A secret' });
    // Whole, so it has ended.
    expect(await stream.text()).not.toContain('A secret');
    for (const url of ['/session', '/cases', '/events', '/account'])
      expect([url, (await call('GET', url, own)).status]).toEqual([url, 401]);
  },
);

test('who is no administrator any more is none from the next request on', async () => {
  await asAdministrator('PUT', '', { isAdministrator: true });
  const own = await signIn();
  expect((await call('GET', '/keys', own)).status).toBe(200);
  const stream = await call('GET', '/events', own);
  await asAdministrator('PUT', '', { isAdministrator: false });
  await service.context.workers.processAll();
  expect(await stream.text()).not.toContain('A secret');
  for (const session of [own, await signIn()]) {
    const status = session === own ? 401 : 403;
    expect((await call('GET', '/keys', session)).status).toBe(status);
    expect((await call('GET', '/audit/export?format=csv', session)).status).toBe(status);
  }
});

test('by the clock on the wall, an open console ends within a second of its session', async () => {
  service.context.workers.start();
  const taken: number[] = [];
  // The least of several: what else the machine does takes time of some.
  while (taken.length < 5 && !taken.some((milliseconds) => milliseconds < 1_000)) {
    const own = await signIn();
    const stream = await call('GET', '/events', own);
    const ended = stream.text();
    await call('DELETE', '/session', own);
    const began = performance.now();
    await ended;
    taken.push(performance.now() - began);
  }
  expect(Math.min(...taken)).toBeLessThan(1_000);
});
