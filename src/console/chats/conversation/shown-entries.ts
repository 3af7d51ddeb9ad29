import type { CaseEntry } from '../../../operations/console/cases';
import type { ConversationEntry } from '../../../ui/conversation-entry';
import type { UnsentAnswer } from './agent-outbox';
import { quietLine } from './quiet-line';

/** What the two sides are called where an entry does not say it. */
export interface SideNames {
  visitor: string;
  me: string;
}

/** Makes what is drawn of entries; what was made once is returned again, so that only what is new is drawn. */
export function createShownEntries(origin: string) {
  let names: SideNames = { visitor: '', me: '' };
  let made = new WeakMap<CaseEntry | UnsentAnswer, ConversationEntry>();

  function make<Source extends CaseEntry | UnsentAnswer>(
    source: Source,
    draw: (source: Source, names: SideNames) => ConversationEntry | undefined,
  ) {
    const entry = made.get(source) ?? draw(source, names);
    if (entry) made.set(source, entry);
    return entry;
  }

  return (
    entries: readonly CaseEntry[],
    unsent: readonly UnsentAnswer[],
    current: SideNames,
  ): ConversationEntry[] => {
    if (current.visitor !== names.visitor || current.me !== names.me) made = new WeakMap();
    names = current;
    const arrived = new Set(entries.map((entry) => entry.messageId));
    const onTheWay = unsent.filter((answer) => !arrived.has(answer.messageId));
    return [
      ...entries.map((entry) => make(entry, (one, sides) => ofEntry(withOrigin(one, origin), sides))),
      ...onTheWay.map((answer) => make(answer, ofAnswer)),
    ].filter((entry) => entry !== undefined);
  };
}

/** A picture's address says no origin where the service knows none of its own: it is the console's. */
const picture = /(?<=^|\s)\/api\/console\/screenshots\/[\w-]+/g;

function withOrigin(entry: CaseEntry, origin: string): CaseEntry {
  return { ...entry, text: entry.text.replace(picture, (path) => origin + path) };
}

function ofEntry(entry: CaseEntry, { visitor }: SideNames): ConversationEntry | undefined {
  const { kind, text, at } = entry;
  const key = entryKey(entry);
  if (kind === 'system') {
    const line = quietLine(text);
    return line ? { kind: 'line', key, text: line, at } : undefined;
  }
  const isOwn = kind === 'agent';
  const author = isOwn ? entry.author : entry.author || visitor;
  return { kind: 'message', key, isOwn, author, text, at, state: 'sent' };
}

function ofAnswer({ messageId, text, at, state }: UnsentAnswer, { me }: SideNames): ConversationEntry {
  const shown = state === 'sending' ? state : 'failed';
  return { kind: 'message', key: messageId, isOwn: true, author: me, text, at, state: shown };
}

/** Stays the same from the moment an answer is written. */
export function entryKey({ index, messageId }: CaseEntry): string {
  return messageId ?? `entry-${index}`;
}
