import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseVisitor } from '../domain/cases/cases';
import { demo } from '../demo/demo-organisation';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor, newChat } from '../testing/test-visitor';
import { listEntries } from '../storage/test-entries';
import type { RowOf } from './rows';

let service: TestService;
let caseId: string;
const { call, send, start, poll } = createTestVisitor(() => service);

async function json(answer: ReturnType<typeof call>): Promise<Record<string, unknown>> {
  return (await answer).json();
}

beforeAll(async () => {
  service = await openTestService();
  caseId = await start();
  const maya = await service.context.store.agents.get(demo.agents[0].email);
  if (!maya) throw new Error('Maya is not there.');
  await service.context.workspace.answer(maya, caseId, { text: 'Hello <br>there' });
});
afterAll(() => service.stop());

test.each<[RowOf<'Widget availability'>, string]>([
  ['widgetId', demo.widgetId],
  ['online', 'false'],
  ['emailRequired', 'true'],
  ['messageRequired', 'true'],
  ['screenshotRequired', 'false'],
])('Widget availability: %s', async (field, value) => {
  expect((await json(call('GET', `/${demo.widgetId}`)))[field]).toBe(value);
});

test.each<[RowOf<'Chat session'>, string]>([
  ['caseId', expect.stringMatching(/^[0-9a-f-]{36}$/) as string],
  ['widgetId', demo.widgetId],
])('Chat session: %s', async (field, value) => {
  expect((await json(send('POST', newChat)))[field]).toEqual(value);
});

describe('Poll result', () => {
  async function answer() {
    return (await poll(caseId)) as unknown as Record<string, unknown>;
  }

  test('caseId is that of the chat', async () => expect((await answer())['caseId']).toBe(caseId));

  test('agentTyping is true while the agent is typing', async () => {
    const maya = await service.context.store.agents.get(demo.agents[0].email);
    if (!maya) return expect.unreachable();
    for (const isTyping of [true, false]) {
      await service.context.workspace.setTyping(maya, caseId, isTyping);
      expect((await answer())['agentTyping']).toBe(isTyping);
    }
  });

  test('messageList holds what agent and system said', async () => {
    expect((await poll(caseId)).messageList.map(({ type }) => type)).toEqual(['system', 'system', 'agent']);
  });

  test.each<[RowOf<'Poll result'>, unknown[]]>([
    ['index', [1, 2, 3]],
    ['type', ['system', 'system', 'agent']],
    ['author', ['', '', 'Maya']],
    ['text', [expect.stringMatching(/^\/WAI /) as string, '/NIC Maya', 'Hello <br>there']],
  ])('%s of the messages', async (field, values) => {
    const { messageList } = await poll(caseId);
    expect((messageList as unknown as Record<string, unknown>[]).map((one) => one[field])).toEqual(values);
  });
});

test.each<[RowOf<'Sent message echo'>, () => string]>([
  ['caseId', () => caseId],
  ['messageType', () => '1'],
  ['messageBody', () => 'Ünï 👋'],
])('Sent message echo: %s', async (field, value) => {
  const echo = await json(send('PUT', { caseId, messageType: '1', messageBody: 'Ünï 👋' }));
  expect(echo[field]).toBe(value());
});

describe('Visitor chat interface (v1)', () => {
  function query(fields: Record<string, string>) {
    return `?${new URLSearchParams(fields)}`;
  }

  test('Check widget availability is GET /api/v1/chat/{widgetId}', async () => {
    expect((await call('GET', `/${demo.widgetId}`)).statusCode).toBe(200);
  });

  test('Start new chat is POST /api/v1/chat, by query or form', async () => {
    for (const answer of [await send('POST', newChat), await call('POST', query(newChat))]) {
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([200, ['caseId', 'widgetId']]);
    }
  });

  test('Poll for new messages is GET /api/v1/chat/poll/{caseId}', async () => {
    const answer = await call('GET', `/poll/${caseId}`);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json<object>())).toEqual(['caseId', 'agentTyping', 'messageList']);
  });

  test('Send chat message or close is PUT /api/v1/chat, by query or form', async () => {
    const message = { caseId, messageType: '1', messageBody: 'Still there?' };
    for (const answer of [await send('PUT', message), await call('PUT', query(message))]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([200, message]);
    }
  });
});

describe('Start new chat', () => {
  async function startAnd(fields: Record<string, string>) {
    return service.context.store.cases.get(await start(fields));
  }
  function without(field: string) {
    return Object.fromEntries(Object.entries(newChat).filter(([name]) => name !== field));
  }

  test.each<[RowOf<'Start new chat'> & keyof CaseVisitor, string]>([
    ['email', 'ann@x.example'],
    ['phone', '+49 30 901820'],
    ['userAgent', 'Mozilla/5.0'],
    ['locale', 'de-DE'],
    ['appVersionName', '1.2.3'],
  ])('%s is kept with the case', async (field, value) => {
    expect((await startAnd({ [field]: value }))?.visitor[field]).toBe(value);
  });

  test.each<RowOf<'Start new chat'>>(['widgetId', 'email', 'visitorMessage'])(
    '%s is required',
    async (field) => {
      const answer = await send('POST', without(field));
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 400, message: `${field}: is required` },
      ]);
    },
  );

  test('isOffline is false by default', async () => {
    expect(await startAnd({})).toMatchObject({ type: 'chat', state: 'waiting' });
    expect(await startAnd({ isOffline: 'false' })).toMatchObject({ type: 'chat' });
    expect(await startAnd({ isOffline: 'true' })).toMatchObject({ type: 'offline' });
  });

  test('visitorMessage is the first entry', async () => {
    const chat = await startAnd({ visitorMessage: 'Where is my lamp?' });
    const [first] = await listEntries(service.context.store.entries, chat?.id ?? '', 0);
    expect(first).toMatchObject({ index: 0, kind: 'visitor', text: 'Where is my lamp?' });
  });
});

describe('Poll for new messages', () => {
  test('caseId names the chat', async () => expect((await poll(caseId)).messageList).not.toEqual([]));

  test('index is the first that is returned, 0 by default', async () => {
    async function indices(asked: string) {
      return (await poll(caseId, asked)).messageList.map(({ index }) => index);
    }
    expect(await indices('')).toEqual(await indices('?index=0'));
    expect(await indices('?index=3')).toEqual([3]);
  });

  test('isTyping shows the agents that the visitor writes, false by default', async () => {
    async function isTyping() {
      const maya = await service.context.store.agents.get(demo.agents[0].email);
      return maya && (await service.context.workspace.details(maya, caseId)).summary.visitorTyping;
    }
    await poll(caseId, '?isTyping=true');
    expect(await isTyping()).toBe(true);
    await poll(caseId);
    expect(await isTyping()).toBe(false);
  });
});

describe('Send chat message or close', () => {
  test.each<RowOf<'Send chat message or close'>>(['caseId', 'messageType', 'messageBody'])(
    '%s is required',
    async (field) => {
      const message: Record<string, string> = { caseId, messageType: '1', messageBody: 'x' };
      const { [field]: _, ...rest } = message;
      const answer = await send('PUT', rest);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 400, message: `${field}: is required` },
      ]);
    },
  );

  test('messageType 1 appends a message, 2 closes the session', async () => {
    const chat = await start();
    await send('PUT', { caseId: chat, messageType: '1', messageBody: 'One' });
    expect((await listEntries(service.context.store.entries, chat, 2)).map(({ text }) => text)).toEqual([
      'One',
    ]);
    await send('PUT', { caseId: chat, messageType: '2' });
    expect(await service.context.store.cases.get(chat)).toMatchObject({ state: 'closed' });
  });
});
