import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secrets } from '../adapters/secrets';
import { administer } from '../admin/administer';
import { cookieName, signInToConsole } from '../testing/test-console';
import { addOtherOrganisation, createProvisioner, exampleUser, other } from '../testing/test-provisioning';
import { findEverywhere } from '../testing/test-search';
import { openTestService, type TestService } from '../testing/test-service';

const password = 'a password of some length';
const another = 'another one of some length';
let service: TestService;
let email: string;
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://chat.example' });
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  const user = exampleUser({ password });
  ({ email } = user);
  expect((await provision('PUT', 'user', user)).statusCode).toBe(201);
});

/** A link to a new password that somebody asked for, as one that is in a mail box. */
async function link(): Promise<string> {
  const token = secrets.token();
  const expiresAt = service.clock.now() + 30 * 60_000;
  await service.context.store.passwordResets.add({ id: secrets.digest(token), agentEmail: email, expiresAt });
  return token;
}

function open(token: string) {
  return service.app.inject({
    method: 'PUT',
    url: '/api/console/password-resets',
    headers: { 'x-console': '1' },
    payload: { token, password: 'what the thief would choose' },
  });
}

async function asAdministrator(method: 'POST' | 'DELETE', path: string) {
  return (await signInToConsole(service))(method, `/agents/${email}${path}`);
}

const ends: [how: string, end: () => Promise<unknown>][] = [
  [
    'their owner changed the password',
    async () => {
      const { token } = await service.context.account.signIn(email, password);
      return service.app.inject({
        method: 'PUT',
        url: '/api/console/account/password',
        headers: { 'x-console': '1', cookie: `${cookieName(service, 'session')}=${token}` },
        payload: { currentPassword: password, password: another },
      });
    },
  ],
  ['it was changed by a system', () => provision('POST', 'user', { email, name: 'A', password: another })],
  [
    'it was changed by the command line',
    () =>
      administer(['set-password', email], {
        store: service.elsewhere,
        clock: service.clock,
        secrets,
        password: another,
      }),
  ],
  ['an administrator sent another one', () => asAdministrator('POST', '/password-link')],
  [
    'somebody asked for another one',
    () =>
      service.app.inject({
        method: 'POST',
        url: '/api/console/password-resets',
        headers: { 'x-console': '1' },
        payload: { email },
      }),
  ],
  ['it was opened', async () => service.context.passwordReset.set(await link(), another)],
  [
    'the account was removed, and one of that address is in another organisation',
    async () => {
      await asAdministrator('DELETE', '');
      const made = await createProvisioner(() => service, other.key)('PUT', 'user', {
        ...exampleUser(),
        email,
      });
      expect(made.statusCode).toBe(201);
    },
  ],
];

test.each(ends)('a link to a new password opens nothing more once %s', async (_how, end) => {
  const token = await link();
  await end();
  const opened = await open(token);
  expect([opened.statusCode, opened.body]).toEqual([410, opened.body]);
});

test('of two who open one link at once, one sets the password', async () => {
  const token = await link();
  const both = await Promise.all([open(token), open(token)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
});

test('nothing that opened a removed account is kept', async () => {
  await link();
  await service.context.account.signIn(email, password);
  const { secondFactors, openIdLinks } = service.context.store;
  await secondFactors.put({
    agentEmail: email,
    secret: 's',
    confirmedAt: 1,
    lastPeriod: 0,
    recoveryCodes: [],
  });
  await openIdLinks.add({ issuer: 'https://id.example', subject: email, agentEmail: email, linkedAt: 1 });
  await asAdministrator('DELETE', '');
  const left = (await findEverywhere(service.db, email)).map((place) => place.split('.')[0]);
  // What was done and sent stays in the records.
  for (const table of new Set(left))
    expect(['audit_entries', 'deliveries', 'idempotency_keys']).toContain(table);
});
