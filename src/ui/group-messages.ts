import type { ConversationEntry, LineEntry, MessageEntry } from './conversation-entry';

export type ConversationItem =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'new'; key: string }
  | LineEntry
  | MessageGroupItem;

/** Messages of one author in one minute. */
export interface MessageGroupItem {
  kind: 'group';
  key: string;
  isOwn: boolean;
  author: string;
  avatarUrl?: string | undefined;
  /** The first group after somebody else spoke, or after a separator. */
  isFirstOfAuthor: boolean;
  messages: readonly MessageEntry[];
}

export interface GroupingOptions {
  /** The "New" line is before the entry with this key. */
  newBefore?: string | undefined;
  /** Start of the reader's day that holds this time, epoch milliseconds. */
  dayOf(at: number): number;
}

/** Days, the "New" line, lines and groups, in order. */
export function groupMessages(
  entries: readonly ConversationEntry[],
  { newBefore, dayOf }: GroupingOptions,
): ConversationItem[] {
  const items: ConversationItem[] = [];
  let day: number | undefined;
  for (const entry of entries) {
    const entryDay = entry.at === undefined ? day : dayOf(entry.at);
    if (entryDay !== undefined && entryDay !== day) {
      day = entryDay;
      items.push({ kind: 'day', key: `day-${day}-${entry.key}`, at: entry.at ?? day });
    }
    if (entry.key === newBefore) items.push({ kind: 'new', key: 'new' });
    if (entry.kind === 'line') {
      items.push(entry);
      continue;
    }
    const last = items.at(-1);
    const isSameAuthor = last?.kind === 'group' && last.isOwn === entry.isOwn && last.author === entry.author;
    if (isSameAuthor && minuteOf(last.messages.at(-1)?.at) === minuteOf(entry.at)) {
      (last.messages as MessageEntry[]).push(entry);
    } else {
      const { isOwn, author, avatarUrl } = entry;
      const isFirstOfAuthor = !isSameAuthor;
      items.push({
        kind: 'group',
        key: entry.key,
        isOwn,
        author,
        avatarUrl,
        isFirstOfAuthor,
        messages: [entry],
      });
    }
  }
  return items;
}

/** Where a server does not say: a minute of its own. */
function minuteOf(at = -1): number {
  return Math.floor(at / 60_000);
}
