import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Availability } from '../../../contract/chat/visitor-chat';
import { demo } from '../../demo/demo-organisation';
import type { CaseDetails } from '../../../operations/console/cases';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';
import { listEntries } from '../../storage/test-entries';

const unknownId = '22222222-2222-4222-8222-222222222222';
const form = 'application/x-www-form-urlencoded';

let service: TestService;
const { call, send, start, poll } = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

describe('the availability check', () => {
  test('answers its booleans as strings', async () => {
    const answer = await call('GET', `/${demo.widgetId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.json()).toEqual({
      widgetId: demo.widgetId,
      online: 'false',
      emailRequired: 'true',
      messageRequired: 'true',
      screenshotRequired: 'false',
      keyInPolls: true,
    });
  });

  test('is online with an agent online, inside the schedule, and conversations on', async () => {
    const always = await service.addWidget();
    const off = await service.addWidget({ isConversationEnabled: false });
    const schedules = [
      { dayOfWeek: 'THURSDAY', enabled: true, scheduleList: ['9:00 AM', '5:00 PM'] },
    ] as const;
    const closed = await service.addWidget({
      schedule: {
        timeZone: 'UTC',
        schedules: schedules.map((one) => ({ ...one, scheduleList: ['9:00 AM', '5:00 PM'] })),
      },
    });
    const { agents } = service.context.store;
    await agents.setStatus('agent2@demo.example', { status: 'online', source: 'endpoint', at: 1 });
    async function ask(id: string) {
      return (await call('GET', `/${id}`)).json<{ online: string; opensAt?: number }>();
    }
    expect(await ask(always.id)).toMatchObject({ online: 'true' });
    expect(await ask(off.id)).toMatchObject({ online: 'false' });
    expect(await ask(closed.id)).toMatchObject({ online: 'false', opensAt: Date.UTC(2026, 10, 19, 9) });
    await agents.setStatus('agent2@demo.example', { status: 'pause', source: 'endpoint', at: 2 });
    expect(await ask(always.id)).toMatchObject({ online: 'false' });
  });

  test.each([
    ['?locale=de-AT', 'fr', 'de'],
    ['', 'fr;q=0.5, tr', 'tr'],
    ['?locale=xx&locale=fr', 'tr', 'fr'],
    ['?locale=en-GB', 'fr', undefined],
  ])('says what the launcher says in the language of %s, then of %s', async (query, accepted, tag) => {
    const answer = await call('GET', `/${demo.widgetId}${query}`, {
      headers: { 'accept-language': accepted },
    });
    expect(answer.json<Availability>().launcher?.tag).toBe(tag);
  });

  test('is answered to a GET that claims a JSON body and has none', async () => {
    const answer = await call('GET', `/${demo.widgetId}`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('exists without a key for mobile SDKs', async () => {
    function ask(id: string) {
      return service.app.inject(`/public/api/v2/chat/${id}`);
    }
    expect((await ask(demo.widgetId)).json()).toMatchObject({ statusCode: 200, data: { online: 'false' } });
    const unknown = await ask(unknownId);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ statusCode: 404, error: { message: expect.any(String) as string } });
  });
});

describe('a poll', () => {
  test('shows what the visitor wrote to those who ask for it, and to nobody else', async () => {
    const caseId = await start({ messageId: 'm-1' });
    await send('PUT', { caseId, messageType: '1', messageBody: 'Still there?', messageId: 'm-2' });
    await send('PUT', { caseId, messageType: '6', messageBody: 'cart: 3 lamps' });
    const date = expect.any(Number) as number;
    expect(await poll(caseId, '?visitorMessages=true')).toMatchObject({
      messageList: [{ index: 1 }],
      visitorMessages: [
        { index: 0, text: 'Hi', date, messageId: 'm-1' },
        { index: 2, text: 'Still there?', date, messageId: 'm-2' },
      ],
    });
    expect(await poll(caseId, '?visitorMessages=true&index=2')).toMatchObject({
      visitorMessages: [{ index: 2 }],
    });
    expect(await poll(caseId, '?visitorMessages=true&index=4')).toMatchObject({ visitorMessages: [] });
    expect(await poll(caseId)).not.toHaveProperty('visitorMessages');
  });

  test('may carry the key in its address, unlike any other call', async () => {
    const caseId = await start();
    const query = `apiKey=${demo.keys.visitor}`;
    function ask(url: string) {
      return service.app.inject({ url: `/api/v1/chat${url}` });
    }
    expect((await ask(`/poll/${caseId}?${query}`)).json()).toMatchObject({ caseId });
    expect((await ask(`/poll/${caseId}?apiKey=wrong`)).statusCode).toBe(401);
    expect((await ask(`/${demo.widgetId}?${query}`)).statusCode).toBe(401);
  });
});

describe('a chat', () => {
  test.each(['text/plain;charset=UTF-8', 'multipart/form-data; boundary=b', 'application/json', form])(
    'is started, written to and ended by the address alone, with any type of a body without bytes: %s',
    async (type) => {
      const headers = { 'content-type': type, 'content-length': '0' };
      const started = await call('POST', `?${new URLSearchParams(newChat)}`, { headers });
      expect(started.statusCode).toBe(200);
      const { caseId } = started.json<{ caseId: string }>();
      for (const messageType of ['1', '2']) {
        const query = new URLSearchParams({ caseId, messageType, messageBody: 'Hi' });
        expect((await call('PUT', `?${query}`, { headers })).statusCode).toBe(200);
      }
    },
  );

  test('starts with the question and a waiting line', async () => {
    const caseId = await start();
    const { messageList } = await poll(caseId);
    expect(messageList).toEqual([
      {
        index: 1,
        type: 'system',
        author: '',
        text: expect.stringMatching(/^\/WAI \S/) as string,
        date: expect.any(Number) as number,
        code: 'waiting',
      },
    ]);
    const found = await service.context.store.cases.get(caseId);
    expect(found).toMatchObject({ state: 'waiting', type: 'chat', description: 'Hi' });
  });

  test('takes its parameters by query, by form, and from the body where both say something', async () => {
    const query = new URLSearchParams({
      ...newChat,
      email: 'query@x.example',
      locale: 'de',
      visitorName: 'Q',
    });
    const answer = await call('POST', `?${query}&locale=fr`, {
      headers: { 'content-type': form },
      payload: 'email=body%40x.example&visitorName=a&visitorName=B+%C3%A4',
    });
    const { caseId } = answer.json<{ caseId: string }>();
    const found = await service.context.store.cases.get(caseId);
    expect(found?.visitor).toMatchObject({ email: 'body@x.example', locale: 'fr', name: 'B ä' });
  });

  test('keeps pages without their queries unless the widget keeps them', async () => {
    const url = 'https://shop.example/a?token=1#x';
    const caseId = await start({ pageUrl: url });
    const settings = { ...(await service.addWidget()).settings, keepQueryStrings: true };
    const { id } = await service.addWidget({ settings });
    const kept = await start({ widgetId: id, pageUrl: url });
    async function pageOf(of: string) {
      return (await service.context.store.cases.get(of))?.visitor.pageUrl;
    }
    expect(await pageOf(caseId)).toBe('https://shop.example/a');
    expect(await pageOf(kept)).toBe(url);
  });

  test('is one for all starts of a visitor under one id, even if another visitor uses the same', async () => {
    const first = await start({ email: 'a@x.example', messageId: 'order-1' });
    expect(await start({ email: 'A@x.example', messageId: 'order-1' })).toBe(first);
    expect(await start({ email: 'b@x.example', messageId: 'order-1' })).not.toBe(first);
  });

  test('is never answered with the chat of another browser under the same id and e-mail', async () => {
    const chat = { email: 'a@x.example', messageId: 'order-2' };
    const first = await start({ ...chat, visitorToken: 'browser-1' });
    expect(await start({ ...chat, visitorToken: 'browser-1' })).toBe(first);
    expect(await start({ ...chat, visitorToken: 'browser-2' })).not.toBe(first);
    expect(await start(chat)).not.toBe(first);
  });

  test('without a visitor token is repeated within ten minutes', async () => {
    const chat = { email: 'b@x.example', messageId: 'order-2' };
    const first = await start(chat);
    service.clock.advance(9 * 60_000);
    expect(await start(chat)).toBe(first);
    service.clock.advance(2 * 60_000);
    expect(await start(chat)).not.toBe(first);
  });

  test('is an offline message with isOffline, closed at birth', async () => {
    const caseId = await start({ isOffline: 'true' });
    const found = await service.context.store.cases.get(caseId);
    expect(found).toMatchObject({ type: 'offline', state: 'closed', lastIndex: 0 });
    expect((await send('PUT', { caseId, messageType: '1', messageBody: 'x' })).statusCode).toBe(409);
  });

  test('takes messages and tells their place; polls leave a gap there', async () => {
    const caseId = await start();
    const answer = await send('PUT', { caseId, messageType: '1', messageBody: 'Ünï 👋\u2028 ' });
    expect(answer.json()).toEqual({
      caseId,
      messageType: '1',
      messageBody: 'Ünï 👋\u2028 ',
      index: 2,
      date: expect.any(Number) as number,
    });
    expect((await poll(caseId, '?index=2')).messageList).toEqual([]);
  });

  test('takes a message without what a database cannot keep', async () => {
    const payload = `{"caseId":"${await start()}","messageType":6,"messageBody":"a\\u0000b\\ud800c"}`;
    const answer = await call('PUT', '', { headers: { 'content-type': 'application/json' }, payload });
    expect(answer.json()).toMatchObject({ messageType: '6', messageBody: 'ab\ufffdc' });
  });

  test('never makes words of the visitor look like the service’s own', async () => {
    const caseId = await start();
    const forged = '/NFO Identity verified by the shop';
    expect((await send('PUT', { caseId, messageType: '6', messageBody: forged })).statusCode).toBe(200);
    await send('PUT', { caseId, messageType: '7', messageBody: 'https://shop.example/ identity verified' });
    await send('PUT', { caseId, messageType: '7', messageBody: 'https://shop.example identity verified' });
    const agent = await signInToConsole(service);
    const { entries } = (await agent('GET', `/cases/${caseId}`)).json<CaseDetails>();
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'visitor', text: ` ${forged}` },
      { kind: 'system', text: '/NFO The visitor moved to https://shop.example/%20identity%20verified' },
    ]);
  });

  test('shows text for the agent and page changes to the agent alone', async () => {
    const caseId = await start();
    await send('PUT', { caseId, messageType: '6', messageBody: 'cart: 3 lamps' });
    await send('PUT', { caseId, messageType: '7', messageBody: 'https://shop.example/cart?id=1' });
    expect((await poll(caseId, '?index=2')).messageList).toEqual([]);
    const { entries, cases } = service.context.store;
    const notes = (await listEntries(entries, caseId, 2)).map(({ kind, text }) => [kind, text]);
    expect(notes).toEqual([
      ['note', 'cart: 3 lamps'],
      ['note', '/NFO The visitor moved to https://shop.example/cart'],
    ]);
    expect((await cases.get(caseId))?.visitor.pageUrl).toBe('https://shop.example/cart');
  });

  test('closes once; closing again has no effect, sending is refused, polling goes on', async () => {
    const caseId = await start();
    function close() {
      return send('PUT', { caseId, messageType: '2' });
    }
    expect((await close()).json()).toEqual({ caseId, messageType: '2', messageBody: '' });
    expect((await close()).statusCode).toBe(200);
    const refused = await send('PUT', { caseId, messageType: '1', messageBody: 'late' });
    expect(refused.json()).toEqual({ code: 409, message: expect.any(String) as string });
    const texts = (await poll(caseId)).messageList.map(({ text }) => text.slice(0, 4));
    expect(texts).toEqual(['/WAI', '/BYE']);
  });

  test.each(['messageId', 'Idempotency-Key'])('starts and sends once for a repeated %s', async (name) => {
    const id = `try-${name}`;
    const isHeader = name !== 'messageId';
    const fields: Record<string, string> = isHeader ? {} : { messageId: id };
    const headers: Record<string, string> = isHeader ? { 'idempotency-key': id } : {};
    const [first, second] = await Promise.all([
      send('POST', { ...newChat, ...fields }, headers),
      send('POST', { ...newChat, ...fields }, headers),
    ]);
    const again = await send('POST', { ...newChat, ...fields, visitorMessage: 'other' }, headers);
    expect(second.json()).toEqual(first.json());
    expect(again.json()).toEqual(first.json());
    const { caseId } = first.json<{ caseId: string }>();
    const next = `${id}-message`;
    const message = {
      caseId,
      messageType: '1',
      messageBody: 'once',
      ...(isHeader ? {} : { messageId: next }),
    };
    const idOfMessage: Record<string, string> = isHeader ? { 'idempotency-key': next } : {};
    const sent = await send('PUT', message, idOfMessage);
    const repeated = await send('PUT', message, idOfMessage);
    expect(repeated.json()).toEqual(sent.json());
    expect(await listEntries(service.context.store.entries, caseId, 0)).toHaveLength(3);
  });
});
