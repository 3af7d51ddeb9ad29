import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { AnsweringAgent, CaseSummary, CaseView } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import {
  groupOpenCases,
  listed,
  matches,
  newestFirst,
  toAnswer,
  type CaseGroup,
  type ListedCase,
} from './case-order';
import { formatFilter, isLetThrough, type CaseFilter } from './case-filter';
import { createLatestRead } from '../../kit/data/latest-read';
import type { Failure } from '../../kit/data/outcome';
import { FindingModel } from './finding';
import { loadList, type LoadedList } from './load-list';
import { SteadyGroupsModel, type SteadyGroups } from './steady-groups';

export type Loading = { kind: 'loading' } | { kind: 'ready' } | ({ kind: 'failed' } & Failure);

export interface Inbox {
  view: ReadonlySignal<CaseView>;
  /** Words that the cases shown must hold. */
  wanted: ReadonlySignal<string>;
  /** What else those cases must have. */
  filter: ReadonlySignal<CaseFilter>;
  loading: ReadonlySignal<Loading>;
  /** The service looks for cases that are not known here. */
  isLooking: ReadonlySignal<boolean>;
  /** The cases of the view, as they are listed; their rows stay where they are under the pointer. */
  rows: SteadyGroups;
  /** Open chats that nobody has. */
  waitingCount: ReadonlySignal<number>;
  /** Open chats in which a visitor waits for this agent or for anyone, longest wait first. */
  toAnswer: ReadonlySignal<readonly ListedCase[]>;
  snoozedCount: ReadonlySignal<number>;
  openCount: ReadonlySignal<number>;
  /** Offline messages that nobody has marked as done; `+`: and more. */
  messageCount: ReadonlySignal<string>;
  unreadCount: ReadonlySignal<number>;
  byId: ReadonlySignal<ReadonlyMap<string, ListedCase>>;
  show(view: CaseView): void;
  want(words: string): void;
  narrow(filter: CaseFilter): void;
  /** Whether the shown list goes on. */
  hasMore: ReadonlySignal<boolean>;
  /** Loads the next page of the shown list. */
  loadMore(): Promise<void>;
  /** Loads all lists again. */
  load(): Promise<void>;
  applySummary(summary: CaseSummary): void;
  /** Applies what a change of a case answers, unless an event has said more by then. */
  change(caseId: string, make: () => Promise<CaseSummary>): Promise<void>;
  applyTyping(event: Extract<ConsoleEvent, { type: 'typing' }>): void;
  applyAnswering(caseId: string, agents: AnsweringAgent[]): void;
}

export interface InboxParts {
  client: ConsoleClient;
  clock: Pick<Clock, 'after'>;
  myEmail: string;
  seen: ReadonlySignal<ReadonlyMap<string, number>>;
  /** What is listed may lack something, and could not be loaded. */
  onStale(): void;
  onLoaded(): void;
}

/** The cases an agent can see, kept up to date by events. */
export const InboxModel = createModel((parts: InboxParts): Inbox => {
  const { client, clock, myEmail, seen, onStale, onLoaded } = parts;
  const known = signal<ReadonlyMap<string, CaseSummary>>(new Map());
  /** How many pages of each list are loaded, again and again. */
  const pages = new Map<CaseView, number>([
    ['open', Infinity],
    ['offline', 1],
    ['closed', 1],
  ]);
  /** Closed chats of later pages: those don't change. */
  const older = signal<ReadonlyMap<string, CaseSummary>>(new Map());
  const cursors = signal<ReadonlyMap<CaseView, string | undefined>>(new Map());
  const view = signal<CaseView>('open');
  const wanted = signal('');
  const loading = signal<Loading>({ kind: 'loading' });
  const latest = createLatestRead();
  const further = createLatestRead();
  const filter = signal<CaseFilter>({});
  const finding = new FindingModel({ client, clock, view, wanted, filter });
  let touched = new Set<string>();
  const changing = new Set<{ caseId: string; isOvertaken: boolean }>();

  const byId = computed(() => {
    const indices = seen.value;
    const all = new Map<string, ListedCase>();
    for (const [id, summary] of [...older.value, ...known.value])
      all.set(id, listed(summary, indices.get(id) ?? -1, myEmail));
    return all;
  });
  function ofView(wantedView: CaseView) {
    return [...byId.value.values()].filter(({ summary }) => viewOf(summary) === wantedView);
  }
  const open = computed(() => ofView('open'));

  const groups = computed((): CaseGroup[] => {
    const [words, shown, found, all] = [wanted.value.trim(), view.value, finding.found.value, byId.value];
    const indices = seen.value;
    const cases = ofView(shown).filter(
      (one) => isLetThrough(one.summary, filter.value) && (matches(one, words) || found.has(one.summary.id)),
    );
    for (const [id, summary] of found)
      if (!all.has(id)) cases.push(listed(summary, indices.get(id) ?? -1, myEmail));
    if (shown === 'open') return groupOpenCases(cases);
    return cases.length > 0 ? [{ cases: newestFirst(cases) }] : [];
  });
  const rows = new SteadyGroupsModel(clock, groups, byId);
  function put(summary: CaseSummary) {
    touched.add(summary.id);
    known.value = new Map(known.value).set(summary.id, summary);
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
      const ends = lists.map(({ view: one, next }) => [one, next] as const);
      const kept = older.value.size > 0 ? ([['closed', cursors.value.get('closed')]] as const) : [];
      cursors.value = new Map([...ends, ...kept]);
      loading.value = { kind: 'ready' };
    });
    onLoaded();
  }

  async function load() {
    touched = new Set();
    const outcome = await latest.read((abort) =>
      Promise.all([...pages].map(([one, most]) => loadList(client, one, most, abort))),
    );
    if (outcome?.value) arrive(outcome.value);
    if (!outcome?.failure) return;
    if (loading.value.kind !== 'ready') loading.value = { kind: 'failed', ...outcome.failure };
    onStale();
  }
  function applySummary(summary: CaseSummary) {
    const { lastIndex = -1 } = known.value.get(summary.id) ?? {};
    // An answer may have been on its way for longer than an event.
    if (summary.lastIndex < lastIndex) return;
    for (const one of changing) if (one.caseId === summary.id) one.isOvertaken = true;
    put(summary);
  }

  return {
    view,
    wanted,
    filter,
    loading,
    isLooking: computed(() => {
      const [shown, loaded] = [view.value, cursors.value];
      const isMissing = loading.value.kind === 'ready' && shown !== 'snoozed' && !loaded.has(shown);
      return finding.isLooking.value || isMissing;
    }),
    byId,
    rows,
    waitingCount: computed(() => open.value.filter(({ isFree }) => isFree).length),
    toAnswer: computed(() => toAnswer(open.value)),
    snoozedCount: computed(() => ofView('snoozed').length),
    openCount: computed(() => open.value.length),
    unreadCount: computed(() => open.value.filter(({ isUnread }) => isUnread).length),
    messageCount: computed(() => {
      const [{ length }, next] = [ofView('offline'), cursors.value.get('offline')];
      return length === 0 ? '' : `${length}${next === undefined ? '' : '+'}`;
    }),
    show(next) {
      rows.release();
      view.value = next;
      if (pages.has(next) || next === 'snoozed') return;
      pages.set(next, 1);
      void load();
    },
    want(words) {
      rows.release();
      wanted.value = words;
    },
    narrow(next) {
      rows.release();
      if (formatFilter(next) !== formatFilter(filter.value)) filter.value = next;
    },
    hasMore: computed(() =>
      finding.isAsked.value ? finding.hasMore.value : cursors.value.get(view.value) !== undefined,
    ),
    async loadMore() {
      if (finding.isAsked.value) return finding.loadMore();
      const [shown, cursor] = [view.value, cursors.value.get(view.value)];
      if (shown !== 'closed') {
        pages.set(shown, (pages.get(shown) ?? 0) + 1);
        return load();
      }
      const outcome = await further.read((abort) =>
        client.cases({ view: shown, ...(cursor !== undefined && { cursor }) }, abort),
      );
      if (!outcome?.value) return;
      const { cases, nextCursor } = outcome.value;
      batch(() => {
        older.value = new Map([...older.value, ...cases.map((summary) => [summary.id, summary] as const)]);
        cursors.value = new Map(cursors.value).set(shown, nextCursor);
      });
    },
    load,
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
      const summary = known.value.get(caseId);
      if (summary) put({ ...summary, visitorTyping, visitorText });
    },
    applyAnswering(caseId, answering) {
      const summary = known.value.get(caseId);
      if (summary) put({ ...summary, answering });
    },
  };
});

export function viewOf(summary: CaseSummary): CaseView {
  if (summary.type === 'offline') return summary.done ? 'done' : 'offline';
  if (summary.state === 'closed') return 'closed';
  return summary.snoozedUntil === undefined ? 'open' : 'snoozed';
}
