import type { StoredMessage } from '../../contract/stored-chat';
import type { RichEntry } from '../../contract/system-entry';

export type TranscriptEntry = TranscriptMessage | TranscriptLine;

interface Placed {
  /** Stays the same for as long as the entry is shown. */
  key: string;
  /** Where it stands: its index in the transcript, or just behind the index it was written after. */
  place: number;
  /** Epoch milliseconds; absent where the server does not tell. */
  at?: number | undefined;
}

export interface TranscriptMessage extends Placed {
  kind: 'message';
  isOwn: boolean;
  author: string;
  avatarUrl?: string | undefined;
  text: string;
  state?: 'sending' | 'sent' | 'failed' | undefined;
}

export interface TranscriptLine extends Placed {
  kind: 'line';
  text: string;
  /** Alias of the agent who came: said in the visitor's language. */
  joined?: string | undefined;
  /** Buttons or cards, which stand instead of a text. */
  rich?: RichEntry | undefined;
}

/** As the place of what was said before the chat began. */
export const beforeAll = -2;

const sendingStates = { queued: 'sending', sent: 'sent', refused: 'failed' } as const;

export function entryOfStoredMessage(message: StoredMessage): TranscriptEntry {
  const { id: key, index, after, at, text, state, author, avatarUrl } = message;
  const placed = { key, place: index ?? after + 0.5, at, text };
  if (state !== 'shown')
    return { ...placed, kind: 'message', isOwn: true, author: '', state: sendingStates[state] };
  if (author === undefined) return { ...placed, kind: 'line' };
  return { ...placed, kind: 'message', isOwn: false, author, avatarUrl };
}

/** The entries with those added, or replaced where the key is known; in their order. */
export function withEntries(
  entries: readonly TranscriptEntry[],
  added: readonly TranscriptEntry[],
): readonly TranscriptEntry[] {
  if (added.length === 0) return entries;
  const keys = new Set(added.map(({ key }) => key));
  const result = [...entries.filter(({ key }) => !keys.has(key)), ...added];
  return result.sort((a, b) => a.place - b.place || (a.at ?? 0) - (b.at ?? 0));
}
