import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseDetails, CaseSummary } from '../../../operations/console/cases';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

const [maya, jonas] = demo.agents;
const own = { 'x-console': '1' };

let service: TestService;
let cookie: string;

beforeAll(async () => {
  service = await openTestService();
  cookie = await signIn(maya.email);
});
afterAll(() => service.stop());

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: InjectOptions = {}) {
  const headers = { ...own, cookie, ...more.headers };
  return service.app.inject({ method, url: `/api/console${url}`, ...more, headers });
}

function trySignIn(email: string, password: string, more: InjectOptions = {}) {
  return service.app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers: own,
    payload: { email, password },
    ...more,
  });
}

async function signIn(email: string): Promise<string> {
  const answer = await trySignIn(email, demo.password);
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function startChat(fields: Record<string, string> = {}): Promise<string> {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/v1/chat',
    headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      widgetId: demo.widgetId,
      email: 'v@x.example',
      visitorMessage: 'Where is my lamp?',
      ...fields,
    }).toString(),
  });
  return answer.json<{ caseId: string }>().caseId;
}

async function texts(caseId: string) {
  return (await call('GET', `/cases/${caseId}`)).json<CaseDetails>().entries.map(({ text }) => text);
}

describe('signing in', () => {
  test('gives a cookie that scripts and other sites cannot use', async () => {
    const answer = await trySignIn(` ${maya.email.toUpperCase()} `, demo.password);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^console-session=[\w-]{43}; Max-Age=86400; Path=\/api\/console; HttpOnly; SameSite=Strict(?:,|$)/,
    );
    expect(answer.json<SignedInAgent>()).toEqual({
      id: expect.any(String),
      email: maya.email,
      name: 'Maya Lindqvist',
      status: 'pause',
      isAdministrator: true,
      organisation: 'Tarn Lamps',
      widgets: [
        { widgetId: demo.widgetId, name: 'Tarn Lamps', alias: 'Maya' },
        { widgetId: demo.appWidgetId, name: 'Tarn app', alias: 'Maya' },
      ],
    });
  });

  test('keeps the cookie to https and to its own host where the service is reached by https', async () => {
    const secure = await openTestService({ PUBLIC_URL: 'https://chat.example.com' });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/console/session',
      headers: { ...own, origin: 'https://chat.example.com' },
      payload: { email: maya.email, password: demo.password },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-console-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict(?:,|$)/,
    );
    const session = answer.cookies.find(({ name }) => name === '__Host-console-session')?.value ?? '';
    async function statusWith(name: string) {
      const cookies = { [name]: session };
      return (await secure.app.inject({ url: '/api/console/session', cookies })).statusCode;
    }
    expect(await statusWith('__Host-console-session')).toBe(200);
    // As another host of the domain could set it.
    expect(await statusWith('console-session')).toBe(401);
    await secure.stop();
  });

  test('refuses a wrong password and an unknown address with the same words', async () => {
    const wrong = await trySignIn(maya.email, 'wrong');
    const unknown = await trySignIn('nobody@demo.example', 'wrong');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.body).toBe(unknown.body);
  });

  test('ends by signing out, and by itself after a day', async () => {
    const first = await signIn(maya.email);
    await call('DELETE', '/session', { headers: { cookie: first } });
    expect((await call('GET', '/session', { headers: { cookie: first } })).statusCode).toBe(401);
    const second = await signIn(maya.email);
    service.clock.advance(24 * 3_600_000);
    expect((await call('GET', '/session', { headers: { cookie: second } })).statusCode).toBe(401);
    cookie = await signIn(maya.email);
  });
});

describe('the console refuses', () => {
  test.each<[number, string, () => Promise<{ statusCode: number }>]>([
    [401, 'a call without a cookie', () => call('GET', '/cases', { headers: { cookie: '' } })],
    [
      403,
      'a change without its header',
      () => call('PUT', '/status', { headers: { 'x-console': '' }, payload: { status: 'online' } }),
    ],
    [
      403,
      'a change from another origin',
      () =>
        call('PUT', '/status', {
          headers: { origin: 'https://evil.example' },
          payload: { status: 'online' },
        }),
    ],
    [
      403,
      'a change from another site',
      () =>
        call('PUT', '/status', {
          headers: { 'sec-fetch-site': 'cross-site' },
          payload: { status: 'online' },
        }),
    ],
    [403, 'signing in from another site', () => trySignIn(maya.email, demo.password, { headers: {} })],
    [400, 'an unknown status', () => call('PUT', '/status', { payload: { status: 'offline' } })],
    [400, 'an unknown view', () => call('GET', '/cases?view=all')],
    [
      400,
      'a body that is not JSON',
      () => call('PUT', '/status', { headers: { 'content-type': 'application/json' }, payload: '{' }),
    ],
    [
      400,
      'an empty answer',
      async () => call('POST', `/cases/${await startChat()}/entries`, { payload: { text: ' \0' } }),
    ],
    [404, 'an unknown case', () => call('GET', '/cases/22222222-2222-4222-8222-222222222222')],
    [404, 'a case id of another shape', () => call('GET', '/cases/%00')],
    [405, 'a wrong method', () => call('DELETE', '/cases')],
  ])('with %i %s', async (status, _name, ask) => {
    expect((await ask()).statusCode).toBe(status);
  });

  test('cases of widgets that the agent does not answer, as if they were not there', async () => {
    const { store } = service.context;
    const passwordHash = `quick ${demo.password}`;
    const template = await store.agents.get(jonas.email);
    if (!template) throw new Error('The demo agent is not there.');
    await store.agents.add({ ...template, email: 'guest@demo.example', passwordHash });
    const guest = { headers: { cookie: await signIn('guest@demo.example') } };
    const caseId = await startChat();
    const payload = { text: 'Hello' };
    expect((await call('GET', '/cases?view=open', guest)).json()).toEqual({ cases: [] });
    const nothing = { open: { cases: [] }, offline: { cases: [] }, mentions: [] };
    expect((await call('GET', '/inbox', guest)).json()).toEqual(nothing);
    expect((await call('GET', `/cases/${caseId}`, guest)).statusCode).toBe(404);
    expect((await call('GET', `/cases/${caseId}/seen-by`, guest)).statusCode).toBe(404);
    expect((await call('POST', `/cases/${caseId}/entries`, { ...guest, payload })).statusCode).toBe(404);
    expect((await call('POST', `/cases/${caseId}/close`, guest)).statusCode).toBe(404);
  });
});

describe('an agent', () => {
  test('finds a waiting chat with what is known of its visitor', async () => {
    const caseId = await startChat({ pageUrl: 'https://shop.example/a', locale: 'en-GB', visitorName: 'Vi' });
    const { cases } = (await call('GET', '/cases')).json<{ cases: CaseSummary[] }>();
    expect(cases.find(({ id }) => id === caseId)).toMatchObject({
      state: 'waiting',
      visitorName: 'Vi',
      preview: 'Where is my lamp?',
      unansweredSince: 0,
    });
    const { visitor } = (await call('GET', `/cases/${caseId}`)).json<CaseDetails>();
    expect(visitor).toMatchObject({
      pageUrl: 'https://shop.example/a',
      locale: 'en-GB',
      ipAddress: '127.0.0.1',
      isHere: true,
    });
  });

  test('is introduced before speaking, and again after another agent spoke', async () => {
    const caseId = await startChat();
    const other = { headers: { cookie: await signIn(jonas.email) } };
    function say(text: string, more: InjectOptions = {}) {
      return call('POST', `/cases/${caseId}/entries`, { ...more, payload: { text, messageId: text } });
    }
    await say('one');
    await say('two');
    await say('three', other);
    await say('four');
    const repeated = await say('four');
    expect(repeated.json()).toMatchObject({ index: 8, text: 'four' });
    expect((await texts(caseId)).slice(2)).toEqual([
      '/NIC Maya',
      'one',
      'two',
      '/NIC Jonas',
      'three',
      '/NIC Maya',
      'four',
    ]);
    const { summary } = (await call('GET', `/cases/${caseId}`)).json<CaseDetails>();
    expect(summary).toMatchObject({ state: 'active', agentEmail: maya.email, agentAlias: 'Maya' });
    expect(summary.unansweredSince).toBeUndefined();
  });

  test('closes a chat once, and cannot answer it any more', async () => {
    const caseId = await startChat();
    function close() {
      return call('POST', `/cases/${caseId}/close`);
    }
    expect((await close()).json()).toMatchObject({ state: 'closed' });
    expect((await close()).json()).toMatchObject({ state: 'closed' });
    expect((await texts(caseId)).at(-1)).toBe('/BYE Maya ended the chat.');
    expect((await call('POST', `/cases/${caseId}/entries`, { payload: { text: 'x' } })).statusCode).toBe(409);
  });

  test('finds offline messages apart from chats', async () => {
    const caseId = await startChat({ isOffline: 'true' });
    async function idsOf(view: string) {
      return (await call('GET', `/cases?view=${view}`))
        .json<{ cases: CaseSummary[] }>()
        .cases.map(({ id }) => id);
    }
    expect(await idsOf('offline')).toContain(caseId);
    expect(await idsOf('open')).not.toContain(caseId);
    expect(await idsOf('closed')).not.toContain(caseId);
  });
});

test('two minutes after the console is gone its agent is paused, and no sooner', async () => {
  await call('PUT', '/status', { payload: { status: 'online' } });
  const leave = await service.context.consolePresence.enter(maya.email);
  /** In steps, as jobs run: silence doesn't count while they don't. */
  async function statusAfter(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 20_000) {
      service.clock.advance(Math.min(left, 20_000));
      await service.context.workers.processAll();
    }
    return (await service.context.store.agents.get(maya.email))?.status;
  }
  expect(await statusAfter(119_000)).toBe('online');
  expect(await statusAfter(119_000)).toBe('online');
  leave();
  expect(await statusAfter(119_000)).toBe('online');
  expect(await statusAfter(2_000)).toBe('pause');
});

test('an agent set online by the endpoint stays so without a console', async () => {
  const { agents } = service.context.store;
  await agents.setStatus(jonas.email, { status: 'online', source: 'endpoint', at: service.clock.now() });
  service.clock.advance(3_600_000);
  await service.context.workers.processAll();
  expect((await agents.get(jonas.email))?.status).toBe('online');
});
