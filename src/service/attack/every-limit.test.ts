import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { limitTable } from '../../operations/limits';
import { exhaust as exhaustAt } from '../testing/exhaust';
import { beginFile, form, json, sendPart, show, signIn, type Headers } from './requests';
import { cookieName } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor, newChat } from '../testing/test-visitor';
import { triedElsewhere } from './limits-tried-elsewhere';
import {
  otherAddress,
  otherNetwork,
  spellingsOfAddress,
  spellingsOfEmail,
  spellingsOfId,
  spellingsOfNetwork,
} from './spellings';

type Name = keyof typeof limitTable;

let service: TestService;
const visitor = createTestVisitor(() => service);
const [maya, jonas] = demo.agents;
const keyed = { 'x-api-key': demo.keys.visitor };
const provisioned = { 'x-api-key': demo.keys.provisioning };

beforeAll(async () => {
  service = await openTestService({
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://chat.example',
  });
});
beforeEach(() => service.clock.advance(25 * 3_600_000));
afterAll(() => service.stop());

let newVisitors = 0;
function onPage(token: string, headers: Headers = {}): InjectOptions {
  return form('POST', `/api/v1/visitors/${demo.appWidgetId}`, { token, view: 'page' }, headers);
}

/** A request that counts for an address, whose answer is 429 when there were too many. */
const ofAddress: Partial<Record<Name, (headers: Headers) => InjectOptions>> = {
  availability: (headers) => ({ method: 'GET', url: `/public/api/v2/chat/${demo.widgetId}`, headers }),
  misses: (headers) => ({ method: 'GET', url: `/api/v1/user.json?api_key=wrong&email=a@x.example`, headers }),
  start: (headers) => form('POST', '/api/v1/chat', newChat, headers),
  invitation: (headers) =>
    form('POST', `/api/v1/chat/${demo.widgetId}/invitations`, { ruleId: 'any', outcome: 'shown' }, headers),
  visitorReport: (headers) => onPage('vera', headers),
  newVisitor: (headers) => onPage(`new-${newVisitors++}`, headers),
  offlineMessage: (headers) => form('POST', '/api/v1/chat', { ...newChat, isOffline: 'true' }, headers),
  sendOfAddress: (headers) =>
    form('PUT', '/api/v1/chat', { caseId: demo.widgetId, messageType: '1', messageBody: 'Hi' }, headers),
  bytesOfAddress: (headers) => form('POST', '/api/v1/chat', newChat, headers),
  screenshotOfAddress: (headers) => show(demo.widgetId, headers),
  transcriptOfAddress: (headers) =>
    form('POST', `/api/v1/chat/${demo.widgetId}/transcript`, { email: newChat.email }, headers),
  fileOfAddress: (headers) => beginFile(demo.widgetId, headers),
  fileBytesOfAddress: (headers) => sendPart('x', headers),
  fileRead: (headers) => ({ method: 'GET', url: '/files/x', headers }),
  fileReadAtOnce: (headers) => ({ method: 'GET', url: '/files/x', headers }),
  pictureRead: (headers) => ({ method: 'GET', url: '/pictures/x', headers }),
  signInOfAddress: (headers) => signIn('nobody@x.example', headers),
  passwordResetOfAddress: (headers) =>
    json('POST', '/api/console/password-resets', { email: jonas.email }, headers),
};

describe.each(Object.entries(ofAddress))('%s, for each address', (name, request) => {
  test.each([
    ['192.0.2.1', spellingsOfAddress, otherAddress],
    ['2001:db8:1:2::/64', spellingsOfNetwork, otherNetwork],
  ])('counts for %s however it is written', async (key, spellings, other) => {
    exhaust(name as Name, key);
    for (const [how, headers] of Object.entries(spellings)) {
      expect([how, await statusOf(request(headers))]).toEqual([how, 429]);
    }
    expect(await statusOf(request(other))).not.toBe(429);
  });
});

/** A request that counts for a chat. */
const ofChat: Partial<Record<Name, (id: string) => InjectOptions>> = {
  send: (id) =>
    form('PUT', '/api/v1/chat', { caseId: decodeURIComponent(id), messageType: '1', messageBody: 'Hi' }),
  text: (id) =>
    form('PUT', '/api/v1/chat', { caseId: decodeURIComponent(id), messageType: '6', messageBody: 'Hi' }),
  read: (id) => ({ method: 'GET', url: `/api/v1/chat/poll/${id}?index=0`, headers: keyed }),
  typedText: (id) => form('POST', `/api/v1/chat/${id}/typing`, { text: 'Hel' }),
  followUp: (id) => form('POST', `/api/v1/chat/${id}/survey`, { score: '5' }),
  screenshot: (id) => show(id),
  file: (id) => beginFile(id),
};

test.each(Object.entries(ofChat))(
  '%s, for each chat, counts for it however its id is written',
  async (name, request) => {
    const caseId = await visitor.start({ widgetId: demo.appWidgetId });
    exhaust(name as Name, caseId);
    for (const [how, spelled] of Object.entries(spellingsOfId(caseId))) {
      const status = await statusOf(request(spelled));
      expect([how, [400, 404, 429].includes(status)]).toEqual([how, true]);
      if (/capitals|as it is/.test(how)) expect([how, status]).toEqual([how, 429]);
    }
    expect(await statusOf(request(await visitor.start({ widgetId: demo.appWidgetId })))).toBeLessThan(400);
  },
);

/** A request that counts for an organisation. */
const ofOrganisation: Partial<Record<Name, InjectOptions[]>> = {
  visitorReportOfOrganisation: [onPage('vera')],
  startOfOrganisation: [form('POST', '/api/v1/chat', newChat)],
  bytesOfOrganisation: [
    form('POST', '/api/v1/chat', newChat),
    form('PUT', '/api/v1/chat', { caseId: demo.widgetId, messageType: '1', messageBody: 'Hi' }),
    show(demo.widgetId),
  ],
  screenshotOfOrganisation: [show(demo.widgetId)],
  fileBytesOfOrganisation: [sendPart('x')],
  bytesOfIntegrations: [json('POST', '/api/v1/user.json', { email: maya.email, name: 'Maya' }, provisioned)],
  integrations: [
    {
      method: 'GET',
      url: `/api/v1/user.json?email=${maya.email}`,
      headers: provisioned,
    },
    { method: 'GET', url: `/api/v1/user.json?email=${maya.email}&api_key=${demo.keys.provisioning}` },
    { method: 'GET', url: `/api/v2/${demo.orgId}/logs`, headers: { authorization: demo.keys.token } },
    {
      method: 'GET',
      url: `/api/v2/${demo.orgId}/logs`,
      headers: { authorization: `BEARER  ${demo.keys.token}` },
    },
    json('POST', '/api/v2/agentstatus', {}, { authorization: demo.keys.token }),
  ],
};

test.each(Object.entries(ofOrganisation))(
  '%s, for each organisation, counts by whatever key it comes',
  async (name, requests) => {
    exhaust(name as Name, String(demo.orgId));
    for (const request of requests)
      expect([request.url, await statusOf(request)]).toEqual([request.url, 429]);
  },
);

describe('for each account', () => {
  test.each([
    ['signInOfAccount', jonas.email, (email: string) => signIn(email)],
    [
      'signInOfPair',
      `192.0.2.1 ${jonas.email}`,
      (email: string) => signIn(email, { 'x-forwarded-for': '192.0.2.1' }),
    ],
    [
      'passwordResetOfAccount',
      jonas.email,
      (email: string) => json('POST', '/api/console/password-resets', { email }),
    ],
  ] as const)('%s counts however the address is written', async (name, key, request) => {
    exhaust(name, key);
    for (const [how, email] of Object.entries(spellingsOfEmail(jonas.email))) {
      expect([how, await statusOf(request(email))]).toEqual([how, 429]);
    }
    expect(await statusOf(request(maya.email))).not.toBe(429);
  });

  test('signInOfBrowser counts for the browser, no matter what is beside its cookie', async () => {
    const token = await service.context.knownBrowsers.remember(jonas.email);
    const id = (await service.context.knownBrowsers.recognise(token, jonas.email)) ?? '';
    exhaust('signInOfBrowser', id);
    const name = cookieName(service, 'browser');
    for (const cookie of [
      `${name}=${token}`,
      `${name}=${token}; ${name}=another`,
      `a=b; ${name}="${token}"`,
      `${name}=${encodeURIComponent(token)}; console-session=x`,
    ]) {
      expect([cookie, await statusOf(signIn(jonas.email, { cookie }))]).toEqual([cookie, 429]);
    }
  });

  test('eventStream counts for the agent, in however many sessions', async () => {
    const { limits, account } = service.context;
    for (let at = 0; at < limitTable.eventStream.max; at++) limits.eventStream.enter(jonas.email);
    const { token } = await account.signIn(jonas.email.toUpperCase(), demo.password);
    const headers = { cookie: `${cookieName(service, 'session')}=${token}` };
    expect(await statusOf({ method: 'GET', url: '/api/console/events', headers })).toBe(429);
  });
});

describe('a transcript', () => {
  async function ask(fields: Record<string, string> = {}) {
    const caseId = await visitor.start({ widgetId: demo.appWidgetId, ...fields });
    await visitor.send('PUT', { caseId, messageType: '2' });
    const { email = newChat.email } = fields;
    return statusOf(form('POST', `/api/v1/chat/${caseId}/transcript`, { email }));
  }

  test('transcriptToRecipient counts however the address is written', async () => {
    exhaust('transcriptToRecipient', newChat.email);
    for (const [how, email] of Object.entries(spellingsOfEmail(newChat.email)))
      expect([how, await ask({ email })]).toEqual([how, 429]);
    const wide = ['v@ｘ.example', 'v@𝐱.example', 'v@x.exam\u00adple', 'v@x.𝖾xample', 'v+2@Ⓧ.example'];
    for (const email of ['v+1@x.example', 'V+more@X.example', 'v.+1.2@x.example', ...wide])
      expect([email, await ask({ email })]).toEqual([email, 429]);
    expect(await ask({ email: 'w@x.example' })).toBeLessThan(400);
  });

  test('transcriptOfOrganisation counts for all of its widgets', async () => {
    exhaust('transcriptOfOrganisation', String(demo.orgId));
    expect(await ask({ email: 'another@x.example' })).toBe(429);
  });
});

describe('what is answered at once', () => {
  test.each(['as it is', 'in capitals', 'escaped'])(
    'heldPoll: further polls of a chat whose id is written %s',
    async (how) => {
      const caseId = await visitor.start();
      for (let at = 0; at < limitTable.heldPoll.max; at++) service.context.limits.heldPoll.enter(caseId);
      expect(await held(spellingsOfId(caseId)[how] ?? '', {})).toEqual([200, []]);
    },
  );

  test.each(Object.entries({ ...spellingsOfAddress, ...spellingsOfNetwork }))(
    'heldPollOfAddress: further polls of an address that is written %s',
    async (_how, headers) => {
      const leave = ['192.0.2.1', '2001:db8:1:2::/64'].flatMap((key) =>
        Array.from({ length: limitTable.heldPollOfAddress.max }, () =>
          service.context.limits.heldPollOfAddress.enter(key),
        ),
      );
      expect(await held(await visitor.start(), headers)).toEqual([200, []]);
      leave.forEach((one) => one?.());
    },
  );

  test('typing: further changes are left out', async () => {
    const caseId = await visitor.start();
    exhaust('typing', `visitor ${caseId}`);
    await visitor.poll(caseId.toUpperCase(), '?index=2&isTyping=true');
    const agent = await service.context.store.agents.get(maya.email);
    const { summary } = await service.context.workspace.details(agent ?? expect.unreachable(), caseId);
    expect(summary.visitorTyping).toBe(false);
  });

  async function held(caseId: string, headers: Headers) {
    const answer = await service.app.inject({
      method: 'GET',
      url: `/api/v1/chat/poll/${caseId}?index=2&wait=25`,
      headers: { ...keyed, ...headers },
    });
    return [answer.statusCode, answer.json<{ messageList: object[] }>().messageList];
  }
});

test.each([
  ['192.0.2.1', spellingsOfAddress],
  ['2001:db8:1:2::/64', spellingsOfNetwork],
])('openIdOfAddress sends who counts for %s back to the console, which says why', async (key, spellings) => {
  exhaust('openIdOfAddress', key);
  for (const [how, headers] of Object.entries(spellings)) {
    const answer = await service.app.inject({ method: 'GET', url: '/api/console/session/open-id', headers });
    expect([how, answer.headers.location]).toEqual([how, '/console/#/sign-in/tooMany']);
  }
});

test('every limit is tried', () => {
  const tried = [...Object.keys({ ...ofAddress, ...ofChat, ...ofOrganisation }), ...triedElsewhere];
  expect(tried.sort()).toEqual(Object.keys(limitTable).sort());
});

function exhaust(name: Name, key: string): void {
  exhaustAt(service, name, key);
}

async function statusOf(request: InjectOptions): Promise<number> {
  // Which no server of ours knows.
  const headers = { 'x-http-method-override': 'OPTIONS', 'x-original-url': '/health', ...request.headers };
  return (await service.app.inject({ ...request, headers })).statusCode;
}
