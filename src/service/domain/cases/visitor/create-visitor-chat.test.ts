import { expect, test } from 'vitest';
import { messageTypes } from '../../../../contract/chat/visitor-chat';
import type { ChatCase } from '../cases';
import { createVisitorChat, type VisitorChatPorts } from './create-visitor-chat';

const [quiet, greedy] = [1, 2];
const ever = new Promise<never>(() => {});

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
  const settings = { forms: { prechat: { fields: [] } } };
  const tables = { cases: { add: (chat: ChatCase) => connected(chat.orgId, 'added') } };
  const { startChat, takeMessage } = createVisitorChat({
    store: {
      organisations: { privacyOf: async () => ({}) },
      bans: { holds: async () => false },
      widgets: { bots: async () => [] },
      transaction: (work: (bound: typeof tables) => Promise<unknown>) => work(tables),
    },
    clock: { now: () => 0 },
    secrets: { uuid: () => 'case' },
    directory: { widget: async (id: string) => ({ id, orgId: Number(id), allowedOrigins: [], settings }) },
    checkIdentity: async () => undefined,
    live: { find: async (id: string) => ({ id, orgId: Number(id), pageWidgetId: id }) },
    typing: { set: () => {} },
    events: { onStarted: async () => {} },
    closeCase: (id: string) => connected(Number(id), undefined),
  } as unknown as VisitorChatPorts);
  return {
    start: (orgId: number) =>
      startChat({ orgId }, { widgetId: String(orgId), isOffline: false, message: 'Hi', visitor: {} }),
    end: (orgId: number) =>
      takeMessage({ orgId }, { caseId: String(orgId), messageType: messageTypes.close, messageBody: '' }),
  };
}

test('visitors of an organisation who start and end chats leave connections to those of others', async () => {
  const { start, end } = arrange();
  for (let n = 0; n < 300; n++) {
    void start(greedy);
    void end(greedy);
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.race([start(quiet), soon()])).toEqual({ caseId: 'case', widgetId: '1' });
  expect(await Promise.race([end(quiet).then(() => 'ended'), soon()])).toBe('ended');
});

function soon(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('It waits.'), 100));
}
