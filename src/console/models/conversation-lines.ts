import type { CaseEntry } from '../../contract/console';
import type { Answer } from './answers';
import { quietLine } from './quiet-line';

/** What a conversation is drawn from: messages of either side, and quiet lines. */
export type ConversationLine =
  | {
      kind: 'message';
      /** Stays the same from the moment an answer is written. */
      key: string;
      /** Said by an agent or bot, not by the visitor. */
      isOwn: boolean;
      author: string;
      text: string;
      at: number;
      state: 'sending' | 'sent' | 'failed';
    }
  | { kind: 'line'; key: string; text: string; at: number };

/** Makes lines of entries; what was made once is given again, so that only what is new is drawn. */
export function createLineMaker() {
  const made = new WeakMap<CaseEntry | Answer, { line: ConversationLine | undefined; visitor: string }>();

  const make = <Source extends CaseEntry | Answer>(
    source: Source,
    visitor: string,
    draw: (source: Source, visitor: string) => ConversationLine | undefined,
  ) => {
    const known = made.get(source);
    if (known?.visitor === visitor) return known.line;
    const line = draw(source, visitor);
    made.set(source, { line, visitor });
    return line;
  };

  return (entries: readonly CaseEntry[], unsent: readonly Answer[], visitor: string): ConversationLine[] => {
    const arrived = new Set(entries.map((entry) => entry.messageId));
    return [
      ...entries.map((entry) => make(entry, visitor, ofEntry)),
      ...unsent
        .filter((answer) => !arrived.has(answer.messageId))
        .map((answer) => make(answer, visitor, ofAnswer)),
    ].filter((line) => line !== undefined);
  };
}

function ofEntry(entry: CaseEntry, visitor: string): ConversationLine | undefined {
  const { kind, text, at } = entry;
  const key = lineKey(entry);
  if (kind === 'system') {
    const line = quietLine(text);
    return line ? { kind: 'line', key, text: line, at } : undefined;
  }
  const isOwn = kind === 'agent';
  const author = isOwn ? entry.author : entry.author || visitor;
  return { kind: 'message', key, isOwn, author, text, at, state: 'sent' };
}

function ofAnswer({ messageId, text, at, state }: Answer): ConversationLine {
  const shown = state === 'failed' ? 'failed' : 'sending';
  return { kind: 'message', key: messageId, isOwn: true, author: '', text, at, state: shown };
}

export function lineKey({ index, messageId }: CaseEntry): string {
  return messageId ?? `entry-${index}`;
}
