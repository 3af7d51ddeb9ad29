import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';
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
import { FindingModel } from './finding';
import { KnownCasesModel, type KnownCases, type KnownCasesParts } from './known-cases';
import type { SeenEntries } from './seen-entries';
import { SteadyGroupsModel, type SteadyGroups } from './steady-groups';

export interface Inbox extends Omit<KnownCases, 'summaries' | 'cursors' | 'need' | 'loadMore'> {
  view: ReadonlySignal<CaseView>;
  /** Words that the cases shown must hold. */
  wanted: ReadonlySignal<string>;
  /** What else those cases must have. */
  filter: ReadonlySignal<CaseFilter>;
  /** The service looks for cases that are not known here. */
  isLooking: ReadonlySignal<boolean>;
  /** The cases of the view, as they are listed; their rows stay where they are under the pointer. */
  rows: SteadyGroups;
  /** Open chats in which a visitor waits for this agent or for anyone, longest wait first. */
  toAnswer: ReadonlySignal<readonly ListedCase[]>;
  snoozedCount: ReadonlySignal<number>;
  openCount: ReadonlySignal<number>;
  /** Offline messages that nobody has marked as done; `+`: and more. */
  messageCount: ReadonlySignal<string>;
  byId: ReadonlySignal<ReadonlyMap<string, ListedCase>>;
  show(view: CaseView): void;
  want(words: string): void;
  narrow(filter: CaseFilter): void;
  /** Whether the shown list goes on. */
  hasMore: ReadonlySignal<boolean>;
  /** Loads the next page of the shown list. */
  loadMore(): Promise<void>;
}

export interface InboxParts extends KnownCasesParts {
  seen: Pick<SeenEntries, 'indices' | 'learn'>;
  clock: Pick<Clock, 'after'>;
  myEmail: string;
}

/** The cases an agent can see, kept up to date by events. */
export const InboxModel = createModel((parts: InboxParts): Inbox => {
  const { client, clock, myEmail, seen } = parts;
  const cases = new KnownCasesModel(parts);
  const { loading, cursors } = cases;
  const view = signal<CaseView>('open');
  const wanted = signal('');
  const filter = signal<CaseFilter>({});
  const finding = new FindingModel({ client, clock, seen, view, wanted, filter });

  /** What has not changed stays the same object, so that it is not drawn again. */
  const rowsBefore = new WeakMap<CaseSummary, { seenIndex: number; row: ListedCase }>();
  function rowOf(summary: CaseSummary): ListedCase {
    const seenIndex = seen.indices.value.get(summary.id) ?? -1;
    const before = rowsBefore.get(summary);
    if (before?.seenIndex === seenIndex) return before.row;
    const row = listed(summary, seenIndex, myEmail);
    rowsBefore.set(summary, { seenIndex, row });
    return row;
  }
  const byId = computed(() => {
    const all = new Map<string, ListedCase>();
    for (const [id, summary] of cases.summaries.value) all.set(id, rowOf(summary));
    return all;
  });
  const byView = computed(() => {
    const views: Record<CaseView, ListedCase[]> = {
      open: [],
      snoozed: [],
      offline: [],
      done: [],
      closed: [],
    };
    for (const row of byId.value.values()) views[viewOf(row.summary)].push(row);
    return views;
  });

  const groups = computed((): CaseGroup[] => {
    const [words, shown, found, all] = [wanted.value.trim(), view.value, finding.found.value, byId.value];
    const rowsOfView = byView.value[shown].filter(
      (one) => isLetThrough(one.summary, filter.value) && (matches(one, words) || found.has(one.summary.id)),
    );
    // What a list lacks that is here to its end has left it since it was found.
    if (cursors.value.get(shown))
      for (const [id, summary] of found) if (!all.has(id)) rowsOfView.push(rowOf(summary));
    if (shown === 'open') return groupOpenCases(rowsOfView);
    return rowsOfView.length > 0 ? [{ cases: newestFirst(rowsOfView) }] : [];
  });
  const rows = new SteadyGroupsModel(clock, groups, byId);

  const messageCount = computed(() => {
    const [{ length }, next] = [byView.value.offline, cursors.value.get('offline')];
    return `${length || ''}${next ? '+' : ''}`;
  });
  // All that were read are done, and older ones still wait for an answer.
  effect(() => {
    if (messageCount.value === '+') void cases.loadMore('offline');
  });

  return {
    ...cases,
    view,
    wanted,
    filter,
    isLooking: computed(() => {
      const [shown, loaded] = [view.value, cursors.value];
      const isMissing = loading.value.kind === 'ready' && shown !== 'snoozed' && !loaded.has(shown);
      return finding.isLooking.value || isMissing;
    }),
    byId,
    rows,
    toAnswer: computed(() => toAnswer(byView.value.open)),
    snoozedCount: computed(() => byView.value.snoozed.length),
    openCount: computed(() => byView.value.open.length),
    messageCount,
    show(next) {
      rows.release();
      view.value = next;
      if (next !== 'snoozed') cases.need(next);
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
      finding.isAsked.value ? finding.hasMore.value : !!cursors.value.get(view.value),
    ),
    loadMore: () => (finding.isAsked.value ? finding.loadMore() : cases.loadMore(view.value)),
  };
});

export function viewOf(summary: CaseSummary): CaseView {
  if (summary.type === 'offline') return summary.done ? 'done' : 'offline';
  if (summary.state === 'closed') return 'closed';
  return summary.snoozedUntil === undefined ? 'open' : 'snoozed';
}
