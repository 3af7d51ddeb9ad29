import { expect, test } from 'vitest';
import { messageTypes } from '../../../../contract/chat/visitor-chat';
import type { CaseVisitor, ChatCase } from '../cases';
import type { NewEntry } from '../entries';
import { createVisitorChat, type VisitorChatPorts } from './create-visitor-chat';

const [quiet, greedy] = [1, 2];
const ever = new Promise<never>(() => {});

function numberIn(id: string): number {
  return Number(id.at(-1));
}

/** Ten connections, and what the greedy organisation does on one takes for ever. Widgets and chats are called by their organisation. */
function arrange() {
  let free = 10;
  async function connected<Done>(orgId: number, done: Done): Promise<Done> {
    if (free === 0) return ever;
    free -= 1;
    if (orgId === greedy) return ever;
    free += 1;
    return done;
  }
  const settings = { forms: { prechat: { fields: [] } }, survey: { isOn: true } };
  const tables = {
    cases: {
      add: (chat: ChatCase) => connected(chat.orgId, 'added'),
      get: async (id: string) => ({ id, orgId: numberIn(id), widgetId: String(numberIn(id)), type: 'chat' }),
      update: (id: string) => connected(numberIn(id), undefined),
      updateVisitor: (id: string) => connected(numberIn(id), undefined),
      lockStartsOf: async () => {},
      openOfVerified: async () => ({ id: String(quiet) }),
    },
    entries: {
      append: ({ caseId }: NewEntry) => connected(Number(caseId), { outcome: 'repeated', entry: {} }),
    },
  };
  const { startChat, takeMessage, followUp } = createVisitorChat({
    store: {
      organisations: { privacyOf: async () => ({}) },
      bans: { holds: async () => false },
      widgets: { bots: async () => [] },
      cases: tables.cases,
      entries: {
        append: async ({ kind }: NewEntry) => ({
          outcome: kind === 'note' ? 'added' : 'withBot',
          ...(kind === 'note' && { entry: {} }),
        }),
      },
      transaction: (work: (bound: typeof tables) => Promise<unknown>) => work(tables),
    },
    clock: { now: () => 0 },
    secrets: { uuid: () => 'case' },
    directory: { widget: async (id: string) => ({ id, orgId: numberIn(id), allowedOrigins: [], settings }) },
    checkIdentity: async (_orgId: number, email?: string) => email && 'verified',
    live: { find: async (id: string) => ({ id, orgId: numberIn(id), pageWidgetId: id, lastIndex: 0 }) },
    presence: { see: () => {} },
    typing: { set: () => {} },
    events: { onStarted: async () => {} },
    closeCase: (id: string) => connected(numberIn(id), undefined),
  } as unknown as VisitorChatPorts);
  function send(orgId: number, messageType: number) {
    return takeMessage({ orgId }, { caseId: String(orgId), messageType, messageBody: 'https://x.example/' });
  }
  function start(orgId: number, visitor: CaseVisitor = {}) {
    return startChat({ orgId }, { widgetId: String(orgId), isOffline: false, message: 'Hi', visitor });
  }
  return {
    start: (orgId: number) => start(orgId),
    /** A chat that the visitor has open on another device, with a bot. */
    join: () => start(quiet, { email: 'ann@x.example' }),
    end: (orgId: number) => send(orgId, messageTypes.close),
    writeToBot: (orgId: number) => send(orgId, messageTypes.message),
    changePage: (orgId: number) => send(orgId, messageTypes.pageChange),
    rate: (orgId: number) =>
      followUp.rate({ orgId }, `00000000-0000-4000-8000-00000000000${orgId}`, { score: 50 }),
  };
}

test.each(['start', 'end', 'writeToBot', 'changePage', 'rate'] as const)(
  'visitors of an organisation who do much at once (%s) leave connections to those of others',
  async (what) => {
    const { join: _, ...acts } = arrange();
    for (let n = 0; n < 300; n++) void acts[what](greedy);
    await new Promise((resolve) => setImmediate(resolve));
    for (const act of Object.values(acts))
      expect(await Promise.race([act(quiet).then(() => 'done'), soon()])).toBe('done');
  },
);

test('starts that go on in chats that are open wait for no turn that they hold themselves', async () => {
  const { join } = arrange();
  const joined = Promise.all(Array.from({ length: 20 }, join)).then(() => 'done');
  expect(await Promise.race([joined, soon()])).toBe('done');
});

function soon(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('It waits.'), 100));
}
