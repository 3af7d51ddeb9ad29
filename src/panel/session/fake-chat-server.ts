import { jsonResponse, type FakeRequest } from '../../browser/fakes/fake-network';

interface FakeEntry {
  index: number;
  type: 'agent' | 'system' | 'visitor';
  author: string;
  text: string;
  messageId?: string;
}

interface FakeCase {
  start: Record<string, string>;
  entries: FakeEntry[];
  isClosed: boolean;
}

/** Visitor chat v1 for tests: knows nothing of `wait`, tells the index of a message taken. */
export function createFakeChatServer() {
  const cases = new Map<string, FakeCase>();
  const started = new Map<string, string>();
  const server = {
    online: true,
    emailRequired: true,
    messageRequired: true,
    screenshotRequired: false,
    agentTyping: false,
    /** Whether it knows our additions: it takes each id once, and tells what it has of the visitor's own. */
    isExact: false,
    /** Status of every answer, or 0 for none; until set back to 200. */
    status: 200,
    /** What the service says with a status that is not 200. */
    refusal: '',
    cases,
    /** Every PUT that was answered: its parameters. */
    received: [] as Record<string, string>[],
    says(caseId: string, text: string, author = 'Maya') {
      append(caseId, { type: text.startsWith('/') ? 'system' : 'agent', author, text });
    },
    visitorTexts: (caseId: string) =>
      (cases.get(caseId)?.entries ?? []).filter(({ type }) => type === 'visitor').map(({ text }) => text),
    availability: () => ({
      widgetId: 'w',
      online: String(server.online),
      emailRequired: String(server.emailRequired),
      messageRequired: String(server.messageRequired),
      screenshotRequired: String(server.screenshotRequired),
    }),
    answer({ method, url, form }: FakeRequest): Response {
      if (server.status === 0) throw new TypeError('Failed to fetch');
      if (server.status !== 200) {
        const { status, refusal } = server;
        return refusal
          ? Response.json({ code: status, message: refusal }, { status })
          : new Response('', { status });
      }
      if (url.pathname.endsWith('/invitations')) return new Response(null, { status: 204 });
      if (method === 'POST') return start(Object.fromEntries(form));
      const caseId = form.get('caseId') ?? url.pathname.split('/').pop() ?? '';
      const chat = cases.get(caseId);
      if (!chat) return new Response('', { status: 404 });
      if (method === 'PUT') return put(caseId, chat, form);
      const from = Number(url.searchParams.get('index'));
      const messageList = chat.entries
        .filter(({ index, type }) => index >= from && type !== 'visitor')
        .map((entry) => ({ ...entry, ...(server.isExact && { date: 1 }) }));
      const visitorMessages = chat.entries.filter(({ index, type }) => index >= from && type === 'visitor');
      const additive = server.isExact && url.searchParams.has('visitorMessages') ? { visitorMessages } : {};
      return jsonResponse({ caseId, agentTyping: server.agentTyping, messageList, ...additive });
    },
  };

  function start(parameters: Record<string, string>): Response {
    const key = parameters.messageId ?? '';
    const caseId = started.get(key) ?? `case-${cases.size + 1}`;
    if (!started.has(key)) {
      started.set(key, caseId);
      cases.set(caseId, { start: parameters, entries: [], isClosed: false });
      if (parameters.visitorMessage)
        append(caseId, { type: 'visitor', author: '', text: parameters.visitorMessage, messageId: key });
    }
    return jsonResponse({ caseId, widgetId: 'w' });
  }

  function put(caseId: string, chat: FakeCase, form: URLSearchParams): Response {
    server.received.push(Object.fromEntries(form));
    const messageType = form.get('messageType') ?? '';
    const text = form.get('messageBody') ?? '';
    const messageId = form.get('messageId') ?? '';
    if (messageType === '2') chat.isClosed = true;
    const index =
      messageType === '1' ? append(caseId, { type: 'visitor', author: '', text, messageId }) : undefined;
    return jsonResponse({
      caseId,
      messageType,
      messageBody: text,
      ...(index === undefined ? {} : { index }),
    });
  }

  function append(caseId: string, entry: Omit<FakeEntry, 'index'>): number {
    const entries = cases.get(caseId)?.entries ?? [];
    entries.push({ ...entry, index: entries.length });
    return entries.length - 1;
  }

  return server;
}
