import { isIdentifier } from '../widgets/directory';
import type { CaseHead, Cases, ChatCase } from './cases';
import type { Clock, PubSub } from '../ports';
import { readTogether } from '../read-together';

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
  /** Makes the next entry come at `index` or later: the visitor has seen all before it. */
  skipSeen(chat: LiveCase, index: number): Promise<void>;
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
  /** When a client is believed again that it has seen more. */
  skipsFrom: number;
  waiting: Set<() => void>;
}

/** A case that is being read. `changes` were published meanwhile: what is read may be older. */
interface Loading {
  chat: Promise<Kept | undefined>;
  changes: (() => void)[];
}

/** Entries that a visitor may have seen and the store lacks: what is said in a chat between two backups. */
const mostSkipped = 1_000;
/** Far below the end of an integer: no client gets there by what it says it has seen. */
const highestSkipped = 100_000;
/** Milliseconds, since each time writes. */
const betweenSkips = 10_000;
const keptFor = 120_000;
const checkedAtOnce = 1_000;
const readsAtOnce = 4;

export function createLiveCases(ports: {
  cases: Pick<Cases, 'heads' | 'skipIndices'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  clock: Clock;
}): LiveCases {
  const { cases, pubSub, clock } = ports;
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Loading>();
  /** After a restart everybody polls at once: few reads serve them all. */
  const headOf = readTogether(
    async (ids) => {
      const heads = await cases.heads(ids);
      return new Map(heads.map((head) => [head.id, head]));
    },
    { keys: checkedAtOnce, reads: readsAtOnce },
  );

  pubSub.subscribe((change) => {
    if (change.kind === 'case') learn(change.caseId, change);
    else if (change.kind === 'read') learnRead(change.caseId, change.lastIndex);
    else if (change.kind === 'typing' && change.writer.kind !== 'visitor') wake(kept.get(change.caseId));
    // The next look is seconds away: a background job takes it too, and reports why one fails.
    else if (change.kind === 'missed') correct().catch(() => {});
  });

  /** Wakes nobody: the next poll that is answered tells it. */
  function learnRead(id: string, readUpTo: number) {
    const chat = kept.get(id);
    if (chat) chat.readUpTo = Math.max(readUpTo, chat.readUpTo ?? readUpTo);
    else loading.get(id)?.changes.push(() => learnRead(id, readUpTo));
  }

  function learn(
    id: string,
    change: Pick<CaseHead, 'widgetId' | 'lastIndex' | 'state'> & { isForAgents?: boolean },
  ) {
    const chat = kept.get(id);
    if (!chat) {
      loading.get(id)?.changes.push(() => learn(id, change));
      return;
    }
    const { widgetId, lastIndex, state, isForAgents = false } = change;
    // Something else for the visitor may follow a gap.
    if (isForAgents && lastIndex === chat.lastIndex + 1) markQuiet(chat, lastIndex, lastIndex);
    chat.widgetId = widgetId;
    const hadState = chat.state;
    if (chat.state !== 'closed') chat.state = state;
    const hasGrown = lastIndex > chat.lastIndex;
    if (hasGrown) chat.lastIndex = lastIndex;
    // A chat ends with an entry that says so. Without one it was erased.
    else if (chat.state !== hadState && state === 'closed') return forget(chat);
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

  /** The store knows better: who waits looks there. */
  function forget(chat: Kept | undefined) {
    if (!chat) return;
    kept.delete(chat.id);
    wake(chat);
  }

  function known(id: string): Kept | undefined {
    const chat = kept.get(id);
    if (chat) chat.usedAt = clock.elapsed();
    return chat;
  }

  function load(id: string): Promise<Kept | undefined> {
    const changes: Loading['changes'] = [];
    const chat = read(id, changes).finally(() => loading.delete(id));
    loading.set(id, { chat, changes });
    return chat;
  }

  async function read(id: string, changes: Loading['changes']): Promise<Kept | undefined> {
    const head = await headOf(id);
    if (!head) return undefined;
    const { widgetId, orgId, lastIndex, state } = head;
    const chat: Kept = {
      // Not the one of the call, a piece of its address, which would be kept as a whole and is slower to find.
      id: head.id,
      widgetId,
      pageWidgetId: head.pageWidgetId ?? widgetId,
      orgId,
      lastIndex,
      state,
      readUpTo: head.readUpTo ?? undefined,
      quietFrom: lastIndex + 1,
      quietTo: lastIndex,
      usedAt: clock.elapsed(),
      skipsFrom: -Infinity,
      waiting: new Set(),
    };
    kept.set(chat.id, chat);
    for (const learnLate of changes) learnLate();
    return chat;
  }

  /** Where the store lacks what was seen: a backup was restored, or a replica became the primary that did not have it yet. */
  async function skipTo(
    { id, orgId, lastIndex, state }: Pick<CaseHead, 'id' | 'orgId' | 'lastIndex' | 'state'>,
    index: number,
  ): Promise<boolean> {
    const skipped = index - lastIndex;
    if (skipped <= 0 || skipped > mostSkipped || index > highestSkipped || state === 'closed') return false;
    await cases.skipIndices(orgId, id, index);
    return true;
  }

  async function correct(): Promise<void> {
    const forgetBefore = clock.elapsed() - keptFor;
    for (const chat of kept.values()) {
      if (chat.waiting.size === 0 && chat.usedAt < forgetBefore) kept.delete(chat.id);
    }
    const ids = [...kept.keys()];
    for (let from = 0; from < ids.length; from += checkedAtOnce) {
      const checked = ids.slice(from, from + checkedAtOnce);
      const heads = await cases.heads(checked);
      const there = new Set(heads.map(({ id }) => id));
      // They were erased.
      for (const id of checked) if (!there.has(id)) forget(kept.get(id));
      for (const head of heads) {
        learn(head.id, head);
        await skipTo(head, kept.get(head.id)?.lastIndex ?? -1);
        if (head.readUpTo !== null) learnRead(head.id, head.readUpTo);
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
      return known(id) ?? loading.get(id)?.chat ?? load(id);
    },

    isQuiet(chat, index) {
      if (index > chat.lastIndex) return true;
      const { quietFrom, quietTo } = chat as Kept;
      return index >= quietFrom && chat.lastIndex <= quietTo;
    },

    markQuiet: (chat, from, to) => markQuiet(chat as Kept, from, to),

    async skipSeen(chat, index) {
      const live = chat as Kept;
      if (index <= live.lastIndex + 1 || clock.elapsed() < live.skipsFrom) return;
      live.skipsFrom = clock.elapsed() + betweenSkips;
      if (!(await skipTo(chat, index - 1))) return;
      for (const head of await cases.heads([chat.id])) learn(chat.id, head);
    },

    onChange(chat, fn) {
      const { waiting } = chat as Kept;
      waiting.add(fn);
      return () => waiting.delete(fn);
    },

    waiting: (chat) => (chat as Kept).waiting.size,

    correct,
  };
}
