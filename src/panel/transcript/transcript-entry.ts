import type { StoredMessage } from '../../contract/storage/stored-message';
import type { ConversationEntry } from '../../ui/conversation-entry';

/** An entry of the conversation, and its position. */
export type TranscriptEntry = ConversationEntry & Placed;

export type TranscriptMessage = Extract<TranscriptEntry, { kind: 'message' }>;

interface Placed {
  /** Its index in the transcript, or just behind the index it was written after. */
  place: number;
}

const sendingStates = { queued: 'sending', sent: 'sent', refused: 'failed' } as const;

export function entryOfStoredMessage(
  message: StoredMessage,
  place = message.after + 0.5,
  isUnkept = false,
): TranscriptEntry {
  const { id: key, index, at, text, state, author, avatarUrl, isRepeated } = message;
  const placed = { key, place: index ?? place, at, text };
  if (state !== 'shown') {
    const own = { kind: 'message', isOwn: true, author: '', state: sendingStates[state] } as const;
    return { ...placed, ...own, isUnkept, isRepeated };
  }
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

/** The entries behind a place; most are ahead of it. */
export function entriesBehind(entries: readonly TranscriptEntry[], place: number): TranscriptEntry[] {
  let first = entries.length;
  while ((entries[first - 1]?.place ?? place) > place) first--;
  return entries.slice(first);
}
