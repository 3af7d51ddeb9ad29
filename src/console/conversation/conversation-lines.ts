import type { CaseEntry } from '../../contract/console';
import type { UnsentAnswer } from './outbox';
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

/** What the two sides are called where an entry does not say it. */
export interface SideNames {
  visitor: string;
  me: string;
}

/** Makes lines of entries; what was made once is returned again, so that only what is new is drawn. */
export function createLineMaker() {
  let names: SideNames = { visitor: '', me: '' };
  let made = new WeakMap<CaseEntry | UnsentAnswer, ConversationLine>();

  function make<Source extends CaseEntry | UnsentAnswer>(
    source: Source,
    draw: (source: Source, names: SideNames) => ConversationLine | undefined,
  ) {
    const line = made.get(source) ?? draw(source, names);
    if (line) made.set(source, line);
    return line;
  }

  return (
    entries: readonly CaseEntry[],
    unsent: readonly UnsentAnswer[],
    current: SideNames,
  ): ConversationLine[] => {
    if (current.visitor !== names.visitor || current.me !== names.me) made = new WeakMap();
    names = current;
    const arrived = new Set(entries.map((entry) => entry.messageId));
    const onTheWay = unsent.filter((answer) => !arrived.has(answer.messageId));
    return [
      ...entries.map((entry) => make(entry, ofEntry)),
      ...onTheWay.map((answer) => make(answer, ofAnswer)),
    ].filter((line) => line !== undefined);
  };
}

function ofEntry(entry: CaseEntry, { visitor }: SideNames): ConversationLine | undefined {
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

function ofAnswer({ messageId, text, at, state }: UnsentAnswer, { me }: SideNames): ConversationLine {
  return { kind: 'message', key: messageId, isOwn: true, author: me, text, at, state };
}

export function lineKey({ index, messageId }: CaseEntry): string {
  return messageId ?? `entry-${index}`;
}
