import { asNumber } from '../chat/read-answer';

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
  /** Polls may carry the key in their address. */
  keyInPolls?: boolean;
  /** The visitor has ended it: it is kept until that is reported to the service. */
  isLeft?: boolean;
  /** Chats before it whose end is not reported to the service yet. */
  leaving?: string[];
}

export function storedChatKey(widgetId: string): string {
  return `${storagePrefix}${widgetId}:chat`;
}

/** Each message has a key of its own, so that tabs never overwrite each other. */
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
    startedAt: asNumber(chat.startedAt) ?? 0,
    view: chat.view === 'minimized' ? 'minimized' : 'open',
    seenIndex: asNumber(chat.seenIndex) ?? -1,
    chatType: chat.chatType === 'proactive' ? 'proactive' : 'manual',
    ...membersOf(chat, 'boolean', 'keyInPolls', 'isLeft'),
    ...(Array.isArray(chat.leaving) ? { leaving: chat.leaving.map(String) } : {}),
  };
}

interface MemberTypes {
  boolean: boolean;
  string: string;
}

/** Those members that are of the type. */
export function membersOf<Type extends keyof MemberTypes, Name extends string>(
  record: Record<string, unknown>,
  type: Type,
  ...names: Name[]
): { [Member in Name]?: MemberTypes[Type] } {
  const known = names.filter((name) => typeof record[name] === type);
  return Object.fromEntries(known.map((name) => [name, record[name]])) as {
    [Member in Name]?: MemberTypes[Type];
  };
}

/** A record as it was kept. `newest`: the later version that is read too. */
export function parseRecord(text: string | null, newest = 1): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return undefined;
    const { version } = value as { version?: unknown };
    return version === 1 || version === newest ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
