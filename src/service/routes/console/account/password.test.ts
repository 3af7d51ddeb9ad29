import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../../../operations/console/audit';
import { demo } from '../../../demo/demo-organisation';
import { exhaust } from '../../../testing/exhaust';
import { signInToConsole } from '../../../testing/test-console';
import { startTestMailServer, type TestMailServer } from '../../../testing/test-mail-server';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
const good = 'correct horse battery';
let service: TestService;
let server: TestMailServer;

beforeAll(async () => {
  server = await startTestMailServer();
  service = await openTestService({ SMTP_URL: server.url, PUBLIC_URL: 'https://chat.example' });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

function ask(method: 'POST' | 'PUT', url: string, payload: object, cookie = '') {
  const headers = { 'x-console': '1', ...(cookie ? { cookie } : {}) };
  return service.app.inject({ method, url: `/api/console${url}`, headers, payload });
}

async function mailsSince(count: number): Promise<string[]> {
  for (let had = -1; had !== server.mails.length;) {
    had = server.mails.length;
    await service.context.passwordReset.settled();
    await service.context.delivery.processAll();
  }
  return server.mails.slice(count);
}

async function linkFor(email: string): Promise<string> {
  const before = (await mailsSince(0)).length;
  expect((await ask('POST', '/password-resets', { email })).statusCode).toBe(202);
  const [mail = ''] = await mailsSince(before);
  return /https:\/\/chat\.example\/console\/#\/reset\/([\w-]{43})/.exec(mail)?.[1] ?? '';
}

test.each([
  ['short', 'must be 10 to 99 characters'],
  ['1q2w3e4r5t', 'too easy to guess'],
  ['Qwertyuiop', 'too easy to guess'],
  ['aaaaaaaaaaaa', 'too easy to guess'],
  [jonas.email, 'too easy to guess'],
])('the password %s is refused: %s', async (password, why) => {
  const call = await signInToConsole(service, jonas.email);
  const refused = await call('PUT', '/account/password', { currentPassword: demo.password, password });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining(why),
  ]);
});

test('a changed password ends every other session, is reported by mail, and leaves no trace of itself', async () => {
  const other = await signInToConsole(service, jonas.email);
  const call = await signInToConsole(service, jonas.email);
  const wrong = await call('PUT', '/account/password', { currentPassword: 'wrong', password: good });
  expect(wrong.statusCode).toBe(403);
  const before = server.mails.length;
  const change = { currentPassword: demo.password, password: good };
  // The second time, as if the first answer had been lost.
  for (const _ of [1, 2]) expect((await call('PUT', '/account/password', change)).statusCode).toBe(204);
  expect((await other('GET', '/session')).statusCode).toBe(401);
  expect((await call('GET', '/session')).statusCode).toBe(200);
  expect((await mailsSince(before))[0]).toContain('Your password was changed');
  expect((await ask('POST', '/session', { email: jonas.email, password: demo.password })).statusCode).toBe(
    401,
  );
  expect((await ask('POST', '/session', { email: jonas.email, password: good })).statusCode).toBe(200);
  const admin = await signInToConsole(service);
  const { entries } = (await admin('GET', `/audit?actor=${jonas.email}`)).json<AuditPage>();
  expect(entries[0]?.changes).toEqual([{ path: 'password' }]);
});

test('guesses of the current password are counted as those at the sign-in are', async () => {
  const call = await signInToConsole(service, maya.email);
  const guesses = Array.from({ length: 12 }, () =>
    call('PUT', '/account/password', { currentPassword: 'wrong', password: good }),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  service.clock.advance(300_001);
});

test('a forgotten password is replaced by the mailed link, once, and every session ends', async () => {
  const call = await signInToConsole(service, maya.email);
  const token = await linkFor(maya.email.toUpperCase());
  expect(token).toHaveLength(43);
  expect(await findEverywhere(service.db, token)).toEqual([]);
  expect((await ask('PUT', '/password-resets', { token, password: 'password12' })).statusCode).toBe(400);
  expect((await ask('PUT', '/password-resets', { token, password: good })).statusCode).toBe(204);
  expect((await call('GET', '/session')).statusCode).toBe(401);
  expect((await ask('POST', '/session', { email: maya.email, password: good })).statusCode).toBe(200);
  expect((await ask('PUT', '/password-resets', { token, password: `${good} 2` })).statusCode).toBe(410);
  const [entry] = await service.context.store.auditEntries.list(
    demo.orgId,
    { actorKind: 'mailLink' },
    { limit: 1 },
  );
  expect(entry).toMatchObject({ actor: maya.email, subject: 'agent', changes: [{ path: 'password' }] });
});

test('a link that the mail server puts off keeps no later one waiting', async () => {
  server.refuses = { status: 451, text: 'Later' };
  expect(await linkFor(jonas.email)).toBe('');
  server.refuses = undefined;
  expect(await linkFor(jonas.email)).toHaveLength(43);
  service.clock.advance(3_600_000);
  await mailsSince(0);
});

test('a link is good for half an hour, and the latest alone', async () => {
  const first = await linkFor(jonas.email);
  const second = await linkFor(jonas.email);
  expect((await ask('PUT', '/password-resets', { token: first, password: good })).statusCode).toBe(410);
  service.clock.advance(30 * 60_000);
  await service.context.workers.processAll();
  expect((await ask('PUT', '/password-resets', { token: second, password: good })).statusCode).toBe(410);
});

test("a stranger's requests end no invitation, and keep nobody from a reset of their own", async () => {
  service.clock.advance(3_600_000);
  const admin = await signInToConsole(service, undefined, good);
  const email = 'nina@demo.example';
  const before = (await mailsSince(0)).length;
  expect((await admin('POST', '/agents', { email, name: 'Nina', isAdministrator: false })).statusCode).toBe(
    201,
  );
  const [mail = ''] = await mailsSince(before);
  const token = /#\/reset\/([\w-]{43})/.exec(mail)?.[1];
  for (let at = 0; at < 4; at++) await ask('POST', '/password-resets', { email });
  const own = { method: 'POST', url: '/api/console/password-resets', payload: { email } } as const;
  const asked = await service.app.inject({
    ...own,
    headers: { 'x-console': '1' },
    remoteAddress: '192.0.2.7',
  });
  expect(asked.statusCode).toBe(202);
  expect((await ask('PUT', '/password-resets', { token, password: good })).statusCode).toBe(204);
});

test('wrong passwords that others give keep nobody who is signed in from changing theirs', async () => {
  const call = await signInToConsole(service, jonas.email, good);
  for (const name of ['signInOfAccount', 'signInOfAddress'] as const)
    exhaust(service, name, name === 'signInOfAccount' ? jonas.email : '127.0.0.1');
  const change = { currentPassword: good, password: `${good} 3` };
  expect((await call('PUT', '/account/password', change)).statusCode).toBe(204);
  await call('PUT', '/account/password', { currentPassword: change.password, password: good });
  service.clock.advance(300_001);
});

test('who has an account is not revealed, and nobody is flooded', async () => {
  service.clock.advance(3_600_000);
  const before = (await mailsSince(0)).length;
  const unknown = await ask('POST', '/password-resets', { email: 'nobody@demo.example' });
  const known = await ask('POST', '/password-resets', { email: jonas.email });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await mailsSince(before)).toHaveLength(1);
  const again = await Promise.all(
    [1, 2, 3].map(() => ask('POST', '/password-resets', { email: jonas.email })),
  );
  expect(again.map(({ statusCode }) => statusCode)).toContain(429);
});

test('a sign-in by a browser that the account does not know is reported by mail, others are not', async () => {
  service.clock.advance(3_600_000);
  const before = (await mailsSince(0)).length;
  const credentials = { email: jonas.email, password: good };
  const first = await ask('POST', '/session', credentials);
  const cookies = (first.headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ');
  await ask('POST', '/session', credentials, cookies);
  const mails = await mailsSince(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('A new sign-in to the console');
});

test('without mail nothing is promised', async () => {
  const bare = await openTestService();
  const headers = { 'x-console': '1' };
  const payload = { email: maya.email };
  const refused = await bare.app.inject({
    method: 'POST',
    url: '/api/console/password-resets',
    headers,
    payload,
  });
  expect(refused.statusCode).toBe(409);
  await bare.stop();
});
