import type { StoredMessage } from '../../contract/stored-chat';

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
}

const shownStates = { queued: 'sending', sent: 'sent', refused: 'failed' } as const;

export function entryOfOwnMessage(message: StoredMessage): TranscriptMessage {
  return {
    kind: 'message',
    key: message.id,
    place: message.index ?? message.after + 0.5,
    at: message.at,
    isOwn: true,
    author: '',
    text: message.text,
    state: shownStates[message.state],
  };
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
