import { isIdentifier } from '../widgets/directory';
import type { CaseHead, Cases, ChatCase } from './cases';
import type { Clock, PubSub } from '../ports';

/** What memory knows of a case that somebody polls, so that polls with nothing new don't ask the store. */
export interface LiveCase {
  readonly id: string;
  widgetId: string;
  /** The widget on the visitor's page; a bot may have moved the case to another one. */
  readonly pageWidgetId: string;
  readonly orgId: number;
  lastIndex: number;
  state: ChatCase['state'];
  /** Highest index that an agent has read. */
  readUpTo: number | undefined;
}

export interface LiveCases {
  find(id: string): Promise<LiveCase | undefined>;
  /** What memory holds; polls, the bulk of all calls, need nothing else. */
  known(id: string): LiveCase | undefined;
  /** Whether no entry for the visitor is at `index` or later. */
  isQuiet(chat: LiveCase, index: number): boolean;
  /** Remembers that none of the entries from `from` to `to` is for the visitor. */
  markQuiet(chat: LiveCase, from: number, to: number): void;
  /** Calls when the case may have something new for the visitor; answers the undo. */
  onChange(chat: LiveCase, fn: () => void): () => void;
  /** How many wait for a change. */
  waiting(chat: LiveCase): number;
  /** Looks at the store for what may have been lost, and forgets cases that nobody asks for. */
  correct(): Promise<void>;
}

interface Kept extends LiveCase {
  quietFrom: number;
  quietTo: number;
  usedAt: number;
  waiting: Set<() => void>;
}

const keptFor = 120_000;
const checkedAtOnce = 1_000;

export function createLiveCases(ports: {
  cases: Pick<Cases, 'get' | 'heads'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  clock: Clock;
}): LiveCases {
  const { cases, pubSub, clock } = ports;
  const kept = new Map<string, Kept>();
  /** After a restart all tabs of a visitor ask at once: one question to the store serves them. */
  const loading = new Map<string, Promise<Kept | undefined>>();

  pubSub.subscribe((change) => {
    if (change.kind === 'case') learn(change.caseId, change);
    else if (change.kind === 'read') learnRead(kept.get(change.caseId), change.lastIndex);
    else if (change.kind === 'typing' && change.writer.kind !== 'visitor') wake(kept.get(change.caseId));
    // The next look is seconds away: a background job takes it too, and reports why one fails.
    else if (change.kind === 'missed') correct().catch(() => {});
  });

  /** Wakes nobody: the next poll that is answered tells it. */
  function learnRead(chat: Kept | undefined, readUpTo: number) {
    if (chat) chat.readUpTo = Math.max(readUpTo, chat.readUpTo ?? readUpTo);
  }

  function learn(id: string, change: Omit<CaseHead, 'id' | 'readUpTo'> & { isForAgents?: boolean }) {
    const chat = kept.get(id);
    if (!chat) return;
    const { widgetId, lastIndex, state, isForAgents = false } = change;
    // Something else for the visitor may follow a gap.
    if (isForAgents && lastIndex === chat.lastIndex + 1) markQuiet(chat, lastIndex, lastIndex);
    chat.widgetId = widgetId;
    const hadState = chat.state;
    if (chat.state !== 'closed') chat.state = state;
    const hasGrown = lastIndex > chat.lastIndex;
    if (hasGrown) chat.lastIndex = lastIndex;
    // What the visitor wrote on one device is news on the others.
    if (hasGrown || chat.state !== hadState) wake(chat);
  }

  function markQuiet(chat: Kept, from: number, to: number) {
    if (from <= chat.quietTo + 1 && from >= chat.quietFrom) {
      chat.quietTo = Math.max(chat.quietTo, to);
      return;
    }
    chat.quietFrom = from;
    chat.quietTo = to;
  }

  function wake(chat: Kept | undefined) {
    chat?.waiting.forEach((fn) => fn());
  }

  function known(id: string): Kept | undefined {
    const chat = kept.get(id);
    if (chat) chat.usedAt = clock.elapsed();
    return chat;
  }

  function load(id: string): Promise<Kept | undefined> {
    const reading = read(id).finally(() => loading.delete(id));
    loading.set(id, reading);
    return reading;
  }

  async function read(id: string): Promise<Kept | undefined> {
    const [found, head] = await Promise.all([cases.get(id), cases.heads([id])]);
    if (!found) return undefined;
    const { widgetId, pageWidgetId = widgetId, orgId, lastIndex, state } = found;
    const chat: Kept = {
      id,
      widgetId,
      pageWidgetId,
      orgId,
      lastIndex,
      state,
      readUpTo: head[0]?.readUpTo ?? undefined,
      quietFrom: lastIndex + 1,
      quietTo: lastIndex,
      usedAt: clock.elapsed(),
      waiting: new Set(),
    };
    kept.set(id, chat);
    return chat;
  }

  async function correct(): Promise<void> {
    const forgetBefore = clock.elapsed() - keptFor;
    for (const chat of kept.values()) {
      if (chat.waiting.size === 0 && chat.usedAt < forgetBefore) kept.delete(chat.id);
    }
    const ids = [...kept.keys()];
    for (let from = 0; from < ids.length; from += checkedAtOnce) {
      const heads = await cases.heads(ids.slice(from, from + checkedAtOnce));
      for (const head of heads) {
        learn(head.id, head);
        if (head.readUpTo !== null) learnRead(kept.get(head.id), head.readUpTo);
      }
    }
  }

  return {
    known,

    async find(given) {
      const inMemory = known(given);
      if (inMemory) return inMemory;
      if (!isIdentifier(given)) return undefined;
      const id = given.toLowerCase();
      return known(id) ?? loading.get(id) ?? load(id);
    },

    isQuiet(chat, index) {
      if (index > chat.lastIndex) return true;
      const { quietFrom, quietTo } = chat as Kept;
      return index >= quietFrom && chat.lastIndex <= quietTo;
    },

    markQuiet: (chat, from, to) => markQuiet(chat as Kept, from, to),

    onChange(chat, fn) {
      const { waiting } = chat as Kept;
      waiting.add(fn);
      return () => waiting.delete(fn);
    },

    waiting: (chat) => (chat as Kept).waiting.size,

    correct,
  };
}
