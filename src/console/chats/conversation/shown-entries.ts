import { formatSize } from '../../../contract/chat/chat-file';
import type { CaseEntry, CaseNote } from '../../../operations/console/cases';
import type { ConversationEntry, LineEntry } from '../../../ui/conversation-entry';
import type { UnsentAnswer } from './agent-outbox';
import { quietLine } from './quiet-line';
import { conversationTexts } from './texts';

/** What the two sides are called where an entry does not say it. */
export interface SideNames {
  visitor: string;
  me: string;
}

/** What an open case has, of which the conversation is drawn. */
export interface Said {
  entries: readonly CaseEntry[];
  notes: readonly CaseNote[];
  unsent: readonly UnsentAnswer[];
  unsentNotes: readonly UnsentAnswer[];
}

/** A note, which is in the conversation as a line of its own kind. */
export interface NoteLine extends LineEntry {
  at: number;
  /** `called`: names of those whom it mentions. */
  note: { author: string; called: string; isOnTheWay: boolean; isRefused: boolean };
}

/** What became of a message as a mail, behind it. */
export interface MailLine extends LineEntry {
  mail: NonNullable<CaseEntry['mail']> & { index: number };
}

export function isMailLine(line: LineEntry): line is MailLine {
  return 'mail' in line;
}

export function isNoteLine(line: LineEntry): line is NoteLine {
  return 'note' in line;
}

/** Makes what is drawn of a case; what was made once is returned again, so that only what is new is drawn. */
export function createShownEntries(origin: string) {
  let names: SideNames = { visitor: '', me: '' };
  let made = new WeakMap<CaseEntry | CaseNote | UnsentAnswer, ConversationEntry>();

  function make<Source extends CaseEntry | CaseNote | UnsentAnswer>(
    source: Source,
    draw: (source: Source, names: SideNames) => ConversationEntry | undefined,
  ) {
    const entry = made.get(source) ?? draw(source, names);
    if (entry) made.set(source, entry);
    return entry;
  }

  return ({ entries, notes, unsent, unsentNotes }: Said, current: SideNames): ConversationEntry[] => {
    if (current.visitor !== names.visitor || current.me !== names.me) made = new WeakMap();
    names = current;
    const arrived = new Set([...entries, ...notes].map((one) => one.messageId));
    const onTheWay = [
      ...unsent.map((answer) => ({ answer, draw: ofAnswer })),
      ...unsentNotes.map((answer) => ({ answer, draw: ofUnsentNote })),
    ]
      .filter(({ answer }) => !arrived.has(answer.messageId))
      .sort((a, b) => a.answer.at - b.answer.at);
    return [
      ...weave(entries, notes).flatMap((one) =>
        'number' in one
          ? make(one, ofNote)
          : [make(one, (entry, sides) => ofEntry(withOrigin(entry, origin), sides)), ofMail(one)],
      ),
      ...onTheWay.map(({ answer, draw }) => make(answer, draw)),
    ].filter((entry) => entry !== undefined);
  };
}

/** Each note behind the entry that was the last when it was written; those of entries that are not loaded come with them. */
function weave(entries: readonly CaseEntry[], notes: readonly CaseNote[]): (CaseEntry | CaseNote)[] {
  if (notes.length === 0) return [...entries];
  const first = entries[0]?.index ?? 0;
  const left = first === 0 ? [...notes] : notes.filter(({ afterIndex }) => afterIndex >= first);
  const woven: (CaseEntry | CaseNote)[] = [];
  for (const entry of entries) {
    while (left[0] && left[0].afterIndex < entry.index) woven.push(...left.splice(0, 1));
    woven.push(entry);
  }
  return [...woven, ...left];
}

/** A picture's address says no origin where the service knows none of its own: it is the console's. */
const picture = /(?<=^|\s)\/api\/console\/screenshots\/[\w-]+/g;

function withOrigin(entry: CaseEntry, origin: string): CaseEntry {
  return { ...entry, text: entry.text.replace(picture, (path) => origin + path) };
}

function ofEntry(entry: CaseEntry, { visitor }: SideNames): ConversationEntry | undefined {
  const { kind, text, at, file } = entry;
  const key = entryKey(entry);
  if (kind === 'system') {
    const line = quietLine(text);
    return line ? { kind: 'line', key, text: line, at } : undefined;
  }
  const isOwn = kind === 'agent';
  const author = isOwn ? entry.author : entry.author || visitor;
  // By what the service knows of it: a visitor may write what looks like a file of this chat, or names it otherwise.
  const carried = file ? { ...file, size: formatSize(file.size) } : 'none';
  return { kind: 'message', key, isOwn, author, text, file: carried, at, state: 'sent' };
}

function ofMail(entry: CaseEntry): MailLine | undefined {
  const { mail, index } = entry;
  return mail && { kind: 'line', key: `${entryKey(entry)}-mail`, text: '', mail: { ...mail, index } };
}

function ofAnswer({ messageId, text, at, state }: UnsentAnswer, { me }: SideNames): ConversationEntry {
  const shown = state === 'sending' ? state : 'failed';
  return { kind: 'message', key: messageId, isOwn: true, author: me, text, at, state: shown };
}

function ofNote({ number, messageId, author, text, at, mentions = [] }: CaseNote): NoteLine {
  const key = messageId ?? `note-${number}`;
  const called = mentions.map(({ alias }) => `@${alias}`).join(', ');
  return { kind: 'line', key, text, at, note: { author, called, isOnTheWay: false, isRefused: false } };
}

function ofUnsentNote({ messageId, text, at, state }: UnsentAnswer): NoteLine {
  const isRefused = state === 'refused';
  const note = { author: conversationTexts().you, called: '', isOnTheWay: !isRefused, isRefused };
  return { kind: 'line', key: messageId, text, at, note };
}

/** Stays the same from the moment an answer is written. */
export function entryKey({ index, messageId }: CaseEntry): string {
  return messageId ?? `entry-${index}`;
}
