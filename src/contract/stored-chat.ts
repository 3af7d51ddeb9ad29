/**
 * What the widget keeps in the page's storage, spoken between the embed (is a chat running?) and the panel.
 * Key names begin with `chat-widget:` so that `clearAllCookies()` finds them all.
 */
export const storagePrefix = 'chat-widget:';

/** Stands for 30 days where a visitor was banned: the widget offers no chat meanwhile. */
export const bannedCookie = 'chat-widget-banned';

/** The chat that runs for a widget in this browser. */
export interface StoredChat {
  version: 1;
  caseId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  view: 'open' | 'minimized';
  /** Highest transcript index the visitor has seen; `-1` for none. */
  seenIndex: number;
  chatType: 'manual' | 'proactive';
}

export function storedChatKey(widgetId: string): string {
  return `${storagePrefix}${widgetId}:chat`;
}

/** A visitor's own message, in a key of its own so that tabs never overwrite each other. */
export interface StoredMessage {
  version: 1;
  id: string;
  text: string;
  /** Epoch milliseconds, when the visitor sent it. */
  at: number;
  /** `shown`: never sent; said here alone, by the page or by an invitation. */
  state: 'queued' | 'sent' | 'refused' | 'shown';
  /** Of the inline button that was clicked. */
  displayResponseId?: string;
  /** Who said what is `shown`; absent where it is a line that nobody says. */
  author?: string;
  avatarUrl?: string;
  /** Position in the transcript, once the service told it. */
  index?: number;
  /** Highest index known when it was written: its place while `index` is unknown. */
  after: number;
}

export function storedMessagePrefix(caseId: string): string {
  return `${storagePrefix}${caseId}:message:`;
}

export function storedMessageKey(caseId: string, messageId: string): string {
  return storedMessagePrefix(caseId) + messageId;
}

export function parseStoredChat(text: string | null): StoredChat | undefined {
  const chat = parseRecord(text);
  if (!chat || typeof chat.caseId !== 'string' || !chat.caseId) return undefined;
  return {
    version: 1,
    caseId: chat.caseId,
    startedAt: typeof chat.startedAt === 'number' ? chat.startedAt : 0,
    view: chat.view === 'minimized' ? 'minimized' : 'open',
    seenIndex: typeof chat.seenIndex === 'number' ? chat.seenIndex : -1,
    chatType: chat.chatType === 'proactive' ? 'proactive' : 'manual',
  };
}

export function parseStoredMessage(text: string | null): StoredMessage | undefined {
  const message = parseRecord(text);
  if (!message || typeof message.id !== 'string' || typeof message.text !== 'string') return undefined;
  return {
    version: 1,
    id: message.id,
    text: message.text,
    at: typeof message.at === 'number' ? message.at : 0,
    state: storedStates.find((state) => state === message.state) ?? 'queued',
    after: typeof message.after === 'number' ? message.after : -1,
    ...(typeof message.index === 'number' ? { index: message.index } : {}),
    ...textMembers(message, 'displayResponseId', 'author', 'avatarUrl'),
  };
}

const storedStates = ['sent', 'refused', 'shown'] as const;

function textMembers<Name extends string>(
  record: Record<string, unknown>,
  ...names: Name[]
): { [Member in Name]?: string } {
  const known = names.filter((name) => typeof record[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, record[name]])) as { [Member in Name]?: string };
}

function parseRecord(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isRecord =
      typeof value === 'object' && value !== null && (value as { version?: unknown }).version === 1;
    return isRecord ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
