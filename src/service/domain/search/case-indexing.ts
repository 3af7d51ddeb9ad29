import type { Change, Clock, PubSub, Transactions } from '../ports';
import type { CaseWords, IndexedCase } from './case-words';
import { wordsOf } from './words-of';

export interface CaseIndexingPorts {
  store: { caseWords: CaseWords } & Transactions<{ caseWords: CaseWords }>;
  clock: Pick<Clock, 'elapsed'>;
  pubSub: Pick<PubSub, 'instances'>;
}

/** So few that the engine's other callers hardly notice. */
const casesAtOnce = 20;
/** Finding the words of so many characters takes some 20 ms, in which nobody else gets a turn. */
const charactersAtOnce = 50_000;
const casesOfSweep = 500;
/** Milliseconds. */
const longestRun = 250;
/**
 * So many times as long as a run took, the engine is left to others: longer where chats changed meanwhile. Multiplied by
 * the instances, whose runs take their time from one engine.
 */
const rest = { quiet: 1, busy: 9 };
const betweenSweeps = 60_000;
/** Of one case at once. A chat with more different words is found by its first ones. */
const mostWordsAtOnce = 5_000;

/**
 * Keeps the words by which cases are found: soon behind each change here, and for what was missed by going through all
 * cases again and again.
 */
export function createCaseIndexing({ store, clock, pubSub }: CaseIndexingPorts) {
  let changed = new Set<string>();
  let restsUntil = -Infinity;
  let sweptTo = '';
  let nextSweepAt = -Infinity;

  /** Returns which of them are left, or have more; `undefined`: another instance is at it. The transaction ends where the run has to. */
  function index(caseIds: string[], until: number): Promise<string[] | undefined> {
    return store.transaction(async ({ caseWords }) => {
      if (!(await caseWords.tryLock())) return undefined;
      const unindexed = await caseWords.unindexed(caseIds);
      const unfinished = new Set(unindexed.filter(({ hasMore }) => hasMore).map(({ caseId }) => caseId));
      let found: IndexedCase[] = [];
      let characters = 0;
      for (const { caseId, upTo, text } of unindexed) {
        if (clock.elapsed() >= until) {
          unfinished.add(caseId);
          continue;
        }
        found.push({ caseId, upTo, words: wordsOf(text).slice(0, mostWordsAtOnce) });
        characters += text.length;
        if (characters < charactersAtOnce) continue;
        await caseWords.add(found);
        found = [];
        characters = 0;
      }
      if (found.length > 0) await caseWords.add(found);
      return [...unfinished];
    });
  }

  async function sweep(): Promise<void> {
    if (clock.elapsed() < nextSweepAt) return;
    const ids = await store.caseWords.idsBehind(sweptTo, casesOfSweep);
    const isEnd = ids.length < casesOfSweep;
    sweptTo = isEnd ? '' : (ids.at(-1) ?? '');
    if (isEnd) nextSweepAt = clock.elapsed() + betweenSweeps;
    for (const { caseId } of await store.caseWords.unindexed(ids)) changed.add(caseId);
  }

  /** Takes what is indexed to its end from `due`; returns whether there was a turn for it. */
  async function indexSome(due: Set<string>, until: number): Promise<boolean> {
    const some = [...due].slice(0, casesAtOnce);
    const unfinished = await index(some, until);
    if (!unfinished) return false;
    for (const id of some) due.delete(id);
    for (const id of unfinished) due.add(id);
    return true;
  }

  return {
    /** Indexes the case of this change with the next run. */
    note(change: Change): void {
      if (change.kind === 'case') changed.add(change.caseId);
    },

    /** Indexes what has changed before it, however often a chat changes meanwhile. */
    async run(): Promise<void> {
      const began = clock.elapsed();
      if (began < restsUntil) return;
      if (changed.size === 0) await sweep();
      const due = changed;
      changed = new Set();
      const until = began + longestRun;
      try {
        let isOurTurn = true;
        while (isOurTurn && due.size > 0 && clock.elapsed() < until) isOurTurn = await indexSome(due, until);
      } finally {
        const now = clock.elapsed();
        const share = pubSub.instances() * (changed.size > 0 ? rest.busy : rest.quiet);
        restsUntil = now + share * (now - began);
        changed = new Set([...due, ...changed]);
      }
    },
  };
}
