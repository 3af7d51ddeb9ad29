import { batch, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CasePage, CaseSummary, CaseView } from '../../../operations/console/cases';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { createLatestRead } from '../../kit/data/latest-read';
import { outcomeOf, type Failure } from '../../kit/data/outcome';
import type { SeenEntries } from './seen-entries';

export type Loading = { kind: 'loading' } | { kind: 'ready' } | ({ kind: 'failed' } & Failure);

export interface KnownCases {
  loading: ReadonlySignal<Loading>;
  summaries: ReadonlySignal<ReadonlyMap<string, CaseSummary>>;
  /** Where each loaded list goes on; `undefined`: it has ended. */
  cursors: ReadonlySignal<ReadonlyMap<CaseView, string | undefined>>;
  /** Loads all lists again. */
  load(): Promise<void>;
  /** Loads a list from now on. */
  need(view: CaseView): void;
  /** Loads the next page of a list. */
  loadMore(view: CaseView): Promise<void>;
  applySummary(summary: CaseSummary): void;
  /** Applies what a change of a case answers, unless an event has said more by then. */
  change(caseId: string, make: () => Promise<CaseSummary>): Promise<void>;
  /** Changes what is known of a case. */
  update(caseId: string, change: Partial<CaseSummary>): void;
}

export interface KnownCasesParts {
  client: Pick<ConsoleClient, 'cases' | 'firstLists'>;
  seen: Pick<SeenEntries, 'learn'>;
  /** What is listed may lack something, and could not be loaded. */
  onStale(): void;
  onLoaded(mentions: Mention[]): void;
}

/** What the service said of the cases an agent can see: the pages of each list, and the events since. */
export const KnownCasesModel = createModel(
  ({ client, seen, onStale, onLoaded }: KnownCasesParts): KnownCases => {
    const summaries = signal<ReadonlyMap<string, CaseSummary>>(new Map());
    /** How many pages of each list are loaded. */
    const pages = new Map<CaseView, number>([
      ['open', Infinity],
      ['offline', 1],
    ]);
    const cursors = signal<ReadonlyMap<CaseView, string | undefined>>(new Map());
    const loading = signal<Loading>({ kind: 'loading' });
    const latest = createLatestRead();
    let rounds = 0;
    /** What events say while the lists are on their way. */
    let since: CaseChange[] | undefined;
    /** `since`: who has begun or stopped to write meanwhile. */
    const changing = new Set<{ caseId: string; isOvertaken: boolean; since: Partial<CaseSummary> }>();

    function apply(change: CaseChange) {
      since?.push(change);
      const next = new Map(summaries.value);
      change(next);
      summaries.value = next;
    }
    /** By id, with how far the agent has read them. */
    function byId(cases: readonly CaseSummary[]) {
      seen.learn(cases);
      return new Map(cases.map((summary) => [summary.id, summary]));
    }
    function arrive(lists: readonly LoadedList[], mentions: Mention[]) {
      const fresh = byId(lists.flatMap(({ cases }) => cases));
      // Made again, since it is newer than they are: that a visitor types says nothing of what was missed of the case.
      since?.forEach((change) => change(fresh));
      since = undefined;
      batch(() => {
        summaries.value = fresh;
        cursors.value = new Map(lists.map(({ view, next }) => [view, next]));
        loading.value = { kind: 'ready' };
      });
      onLoaded(mentions);
    }

    async function load() {
      rounds++;
      since = [];
      const outcome = await latest.read(async (abort) => {
        const { mentions, ...first } = await client.firstLists(abort);
        const pagesOf: Partial<Record<CaseView, CasePage>> = first;
        const loads = [...pages].map((list) => loadList(client, list, pagesOf[list[0]], abort));
        return [await Promise.all(loads), mentions] as const;
      });
      if (outcome?.value) arrive(...outcome.value);
      if (!outcome?.failure) return;
      if (loading.value.kind !== 'ready') loading.value = { kind: 'failed', ...outcome.failure };
      onStale();
    }
    async function loadMore(view: CaseView) {
      pages.set(view, (pages.get(view) ?? 0) + 1);
      if (latest.cancel()) return load();
      if (loading.value.kind !== 'ready') return;
      const [cursor, round] = [cursors.value.get(view), rounds];
      const { value } = await outcomeOf(() =>
        client.cases({ view, ...(cursor !== undefined && { cursor }) }),
      );
      // A load since then brings this page too.
      if (round !== rounds) return;
      if (!value) return onStale();
      batch(() => {
        summaries.value = new Map([...byId(value.cases), ...summaries.value]);
        cursors.value = new Map(cursors.value).set(view, value.nextCursor);
      });
    }
    function applySummary(summary: CaseSummary) {
      // An answer may have been on its way for longer than an event.
      if (isOlder(summary, summaries.value)) return;
      for (const one of changing) if (one.caseId === summary.id) one.isOvertaken = true;
      apply((cases) => {
        if (!isOlder(summary, cases)) cases.set(summary.id, summary);
      });
    }

    return {
      loading,
      summaries,
      cursors,
      load,
      need(view) {
        if (!pages.has(view)) void loadMore(view);
      },
      loadMore,
      applySummary,
      async change(caseId, make) {
        const one = { caseId, isOvertaken: false, since: {} };
        changing.add(one);
        try {
          const summary = await make();
          if (!one.isOvertaken) applySummary({ ...summary, ...one.since });
        } finally {
          changing.delete(one);
        }
      },
      update(caseId, change) {
        for (const one of changing) if (one.caseId === caseId) Object.assign(one.since, change);
        apply((cases) => {
          const summary = cases.get(caseId);
          if (summary) cases.set(caseId, { ...summary, ...change });
        });
      },
    };
  },
);

type CaseChange = (cases: Map<string, CaseSummary>) => void;

function isOlder({ id, lastIndex }: CaseSummary, cases: ReadonlyMap<string, CaseSummary>): boolean {
  return lastIndex < (cases.get(id)?.lastIndex ?? -1);
}

interface LoadedList {
  view: CaseView;
  cases: CaseSummary[];
  /** Gets the cases behind them; absent at the end. */
  next: string | undefined;
}

/** Loads so many pages of a list, or all there are; `first`: is here already. */
async function loadList(
  client: Pick<ConsoleClient, 'cases'>,
  [view, most]: readonly [CaseView, number],
  first: CasePage | undefined,
  signal: AbortSignal,
): Promise<LoadedList> {
  let { cases, nextCursor: next } = first ?? (await client.cases({ view }, signal));
  for (let page = 1; page < most && next !== undefined; page++) {
    const loaded = await client.cases({ view, cursor: next }, signal);
    cases = [...cases, ...loaded.cases];
    next = loaded.nextCursor;
  }
  return { view, cases, next };
}
