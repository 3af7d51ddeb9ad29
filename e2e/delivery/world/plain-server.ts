import type { ChatServer, KeptCase, WireAnswer, WireRequest } from './chat-server';

/** Another vendor's server: it knows the interface alone, no `wait`, no `messageId`, no additive field. */
export function createPlainServer(): ChatServer {
  const cases = new Map<string, KeptCase>();
  const typing = new Set<string>();
  let isOnline = true;
  const widgetId = 'plain-widget';
  const apiKey = 'plain-key';

  function append(chat: KeptCase, kind: 'visitor' | 'agent' | 'system', text: string) {
    chat.entries.push({ index: chat.entries.length, kind, text });
  }

  function start(parameters: URLSearchParams): WireAnswer {
    const id = `case-${cases.size + 1}`;
    const chat: KeptCase = { id, isClosed: false, entries: [] };
    cases.set(id, chat);
    const question = parameters.get('visitorMessage');
    if (question) append(chat, 'visitor', question);
    return json({ caseId: id, widgetId });
  }

  function poll(chat: KeptCase, parameters: URLSearchParams): WireAnswer {
    const from = Number(parameters.get('index') ?? 0);
    const messageList = chat.entries
      .filter(({ index, kind }) => index >= from && kind !== 'visitor')
      .map(({ index, kind, text }) => ({ index, type: kind, author: kind === 'agent' ? 'Noor' : '', text }));
    return json({ caseId: chat.id, agentTyping: typing.has(chat.id), messageList });
  }

  function put(chat: KeptCase, parameters: URLSearchParams): WireAnswer {
    const messageType = parameters.get('messageType');
    const messageBody = parameters.get('messageBody') ?? '';
    if (messageType === '2') chat.isClosed = true;
    else if (chat.isClosed) return { status: 409, headers: {}, body: '' };
    else if (messageType === '1') append(chat, 'visitor', messageBody);
    return json({ caseId: chat.id, messageBody, messageType });
  }

  function answer({ method, url, headers, body }: WireRequest): WireAnswer {
    const { pathname, searchParams } = new URL(url, 'http://plain');
    const parameters = new URLSearchParams([...searchParams, ...new URLSearchParams(body)]);
    if (headers['x-api-key'] !== apiKey) return json({ code: 401, message: 'Who are you?' }, 401);
    const [, pollId] = /^\/api\/v1\/chat\/poll\/(.+)$/.exec(pathname) ?? [];
    if (method === 'GET' && pathname === `/api/v1/chat/${widgetId}`) {
      const required = { emailRequired: 'true', messageRequired: 'true', screenshotRequired: 'false' };
      return json({ widgetId, online: String(isOnline), ...required });
    }
    if (method === 'POST') return start(parameters);
    const chat = cases.get(pollId ?? parameters.get('caseId') ?? '');
    if (!chat) return { status: 404, headers: {}, body: '' };
    return method === 'PUT' ? put(chat, parameters) : poll(chat, parameters);
  }

  function find(caseId: string): KeptCase {
    const chat = cases.get(caseId);
    if (!chat) throw new Error(`There is no case ${caseId}.`);
    return chat;
  }

  return {
    kind: 'plain',
    widgetId,
    apiKey,
    answer: async (request) => answer(request),
    proofOf: () => '',
    agents: [],
    async say(caseId, text) {
      append(find(caseId), 'agent', text);
    },
    async setTyping(caseId, isTyping) {
      if (isTyping) typing.add(caseId);
      else typing.delete(caseId);
    },
    async close(caseId) {
      const chat = find(caseId);
      chat.isClosed = true;
      append(chat, 'system', '/BYE Goodbye');
    },
    async goOffline() {
      isOnline = false;
    },
    cases: async () => structuredClone([...cases.values()]),
    download: async () => new Uint8Array(),
    now: () => Date.now(),
    passTime: () => {},
    setClock: () => {},
    pause: async () => {},
    stop: async () => {},
  };
}

function json(body: unknown, status = 200): WireAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
