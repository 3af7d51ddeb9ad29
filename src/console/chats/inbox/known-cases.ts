import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { AnsweringAgent, CaseSummary, CaseView } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import { createLatestRead } from '../../kit/data/latest-read';
import type { Failure } from '../../kit/data/outcome';
import { loadList, type LoadedList } from './load-list';

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
  applyTyping(event: Extract<ConsoleEvent, { type: 'typing' }>): void;
  applyAnswering(caseId: string, agents: AnsweringAgent[]): void;
}

export interface KnownCasesParts {
  client: ConsoleClient;
  /** What is listed may lack something, and could not be loaded. */
  onStale(): void;
  onLoaded(): void;
}

/** What the service said of the cases an agent can see: the pages of each list, and the events since. */
export const KnownCasesModel = createModel(({ client, onStale, onLoaded }: KnownCasesParts): KnownCases => {
  const known = signal<ReadonlyMap<string, CaseSummary>>(new Map());
  /** Closed chats of later pages: those don't change. */
  const older = signal<ReadonlyMap<string, CaseSummary>>(new Map());
  /** How many pages of each list are loaded, again and again. */
  const pages = new Map<CaseView, number>([
    ['open', Infinity],
    ['offline', 1],
    ['closed', 1],
  ]);
  const cursors = signal<ReadonlyMap<CaseView, string | undefined>>(new Map());
  const loading = signal<Loading>({ kind: 'loading' });
  const latest = createLatestRead();
  const further = createLatestRead();
  let touched = new Set<string>();
  const changing = new Set<{ caseId: string; isOvertaken: boolean }>();

  function put(summary: CaseSummary) {
    touched.add(summary.id);
    known.value = new Map(known.value).set(summary.id, summary);
  }
  function update(caseId: string, change: Partial<CaseSummary>) {
    const summary = known.value.get(caseId);
    if (summary) put({ ...summary, ...change });
  }
  function arrive(lists: readonly LoadedList[]) {
    const before = known.value;
    const fresh = new Map(lists.flatMap(({ cases }) => cases).map((summary) => [summary.id, summary]));
    // What an event reported while the lists were on their way is newer than they are.
    for (const id of touched) {
      const changed = before.get(id);
      if (changed) fresh.set(id, changed);
    }
    batch(() => {
      known.value = fresh;
      const ends = lists.map(({ view, next }) => [view, next] as const);
      const kept = older.value.size > 0 ? ([['closed', cursors.value.get('closed')]] as const) : [];
      cursors.value = new Map([...ends, ...kept]);
      loading.value = { kind: 'ready' };
    });
    onLoaded();
  }

  async function load() {
    touched = new Set();
    const outcome = await latest.read((abort) =>
      Promise.all([...pages].map(([view, most]) => loadList(client, view, most, abort))),
    );
    if (outcome?.value) arrive(outcome.value);
    if (!outcome?.failure) return;
    if (loading.value.kind !== 'ready') loading.value = { kind: 'failed', ...outcome.failure };
    onStale();
  }
  async function loadOlder() {
    const cursor = cursors.value.get('closed');
    const outcome = await further.read((abort) =>
      client.cases({ view: 'closed', ...(cursor !== undefined && { cursor }) }, abort),
    );
    if (!outcome?.value) return;
    const { cases, nextCursor } = outcome.value;
    batch(() => {
      older.value = new Map([...older.value, ...cases.map((summary) => [summary.id, summary] as const)]);
      cursors.value = new Map(cursors.value).set('closed', nextCursor);
    });
  }
  function applySummary(summary: CaseSummary) {
    const { lastIndex = -1 } = known.value.get(summary.id) ?? {};
    // An answer may have been on its way for longer than an event.
    if (summary.lastIndex < lastIndex) return;
    for (const one of changing) if (one.caseId === summary.id) one.isOvertaken = true;
    put(summary);
  }

  return {
    loading,
    summaries: computed(() => new Map([...older.value, ...known.value])),
    cursors,
    load,
    need(view) {
      if (pages.has(view)) return;
      pages.set(view, 1);
      void load();
    },
    loadMore(view) {
      if (view === 'closed') return loadOlder();
      pages.set(view, (pages.get(view) ?? 0) + 1);
      return load();
    },
    applySummary,
    async change(caseId, make) {
      const one = { caseId, isOvertaken: false };
      changing.add(one);
      try {
        const summary = await make();
        if (!one.isOvertaken) applySummary(summary);
      } finally {
        changing.delete(one);
      }
    },
    applyTyping({ caseId, visitorTyping, visitorText = '' }) {
      update(caseId, { visitorTyping, visitorText });
    },
    applyAnswering(caseId, answering) {
      update(caseId, { answering });
    },
  };
});
