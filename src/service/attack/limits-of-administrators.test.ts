import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { limitTable } from '../../operations/limits';
import { cookieName, signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';
import { exhaust } from '../testing/exhaust';
import { spellingsOfEmail } from './spellings';

type Name = keyof typeof limitTable;

let service: TestService;
const [maya, jonas] = demo.agents;

beforeAll(async () => {
  service = await openTestService({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://chat.example' });
});
beforeEach(() => service.clock.advance(25 * 3_600_000));
afterAll(() => service.stop());

const checkedPage = { url: 'http://192.0.2.1/', baseUrl: 'https://chat.example' };

/** Calls of an administrator that count for the organisation. */
const ofAdministrator: [Name, string, object?][] = [
  ['linkOfOrganisation', '/agents', { email: 'new@shop.example', name: 'N', isAdministrator: false }],
  ['linkOfOrganisation', `/agents/${jonas.email}/password-link`],
  ['installCheck', `/widgets/${demo.widgetId}/install-check`, checkedPage],
  ['installCheckAtOnce', `/widgets/${demo.widgetId}/install-check`, checkedPage],
  ['sendAgain', '/endpoints/any/test'],
  ['sendAgain', '/endpoints/any/trial', { kind: 'start', text: 'Hello' }],
  ['sendAgain', '/mail/templates/transcript/test'],
  ['sendAgain', '/deliveries/any/redeliver'],
];

test.each(ofAdministrator)(
  '%s, for each organisation, counts whichever administrator asks by %s',
  async (name, path, body) => {
    const call = await signInToConsole(service);
    exhaust(service, name, String(demo.orgId));
    expect((await call('POST', path, body)).statusCode).toBe(429);
  },
);

test('bytesOfAgent counts what an agent writes with every byte, and reading goes on', async () => {
  const { limits } = service.context;
  const call = await signInToConsole(service);
  const text = 'x'.repeat(9_000);
  await call('POST', `/cases/${demo.widgetId}/entries`, { text, messageId: 'one' });
  expect(limits.bytesOfAgent.counter.known(maya.email)?.used).toBeGreaterThan(9_000);
  exhaust(service, 'bytesOfAgent', maya.email);
  const answer = await call('POST', `/cases/${demo.widgetId}/entries`, { text: 'Hi', messageId: 'two' });
  expect(answer.statusCode).toBe(429);
  expect((await call('PUT', `/widgets/${demo.widgetId}`, { name: 'Lamps' })).statusCode).toBe(429);
  expect((await call('GET', '/cases?view=open')).statusCode).toBe(200);
});

test('looking counts each console that an agent claims to have', async () => {
  const call = await signInToConsole(service);
  exhaust(service, 'looking', maya.email);
  const { statusCode } = await call('PUT', `/cases/${demo.widgetId}/looking`, {
    isLooking: true,
    viewer: 'x',
  });
  expect(statusCode).toBe(429);
});

test('invitationByAgent counts each invitation that an agent sends', async () => {
  const call = await signInToConsole(service);
  exhaust(service, 'invitationByAgent', maya.email);
  const { statusCode } = await call('POST', '/visitors/nobody/invitation', { message: 'Hello' });
  expect(statusCode).toBe(429);
});

test.each(['/audit/export?format=csv', '/logs/export?format=csv&start=2026-11-18&end=2026-11-18'])(
  'consoleExport counts for the agent, in however many sessions: %s',
  async (path) => {
    const { account } = service.context;
    const leave = exhaust(service, 'consoleExport', maya.email);
    const { token } = await account.signIn(maya.email.toUpperCase(), demo.password);
    const asked = {
      url: `/api/console${path}`,
      headers: { cookie: `${cookieName(service, 'session')}=${token}` },
    };
    expect((await service.app.inject(asked)).statusCode).toBe(429);
    leave();
    for (let at = 0; at < limitTable.consoleExport.max + 1; at++)
      expect((await service.app.inject(asked)).statusCode).toBe(200);
  },
);

test('linkToRecipient counts however the address is written, whichever administrator asks', async () => {
  const call = await signInToConsole(service);
  exhaust(service, 'linkToRecipient', 'ann@x.example');
  const addresses = [
    ...Object.values(spellingsOfEmail('ann@x.example')),
    'ann+1@x.example',
    'Ann+More@X.example',
    'a.n.n@x.example',
  ];
  for (const email of addresses) {
    const invited = await call('POST', '/agents', { email, name: 'Ann', isAdministrator: false });
    expect([email, invited.statusCode]).toEqual([email, 429]);
  }
  expect((await call('POST', '/agents/ann@x.example/password-link')).statusCode).toBe(429);
});
