import { batch, computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { longestSearch } from '../../../contract/console';
import type { CaseQuery } from '../../../operations/console/inbox/case-filters';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';
import { createLatestRead } from '../../kit/data/latest-read';
import { isEmpty, queryOf, type CaseFilter } from './case-filter';
import type { SeenEntries } from './seen-entries';

export interface Finding {
  /** Whether the service is asked for more than the list that is known. */
  isAsked: ReadonlySignal<boolean>;
  found: ReadonlySignal<ReadonlyMap<string, CaseSummary>>;
  isLooking: ReadonlySignal<boolean>;
  /** Whether there are more, or the last page did not come. */
  hasMore: ReadonlySignal<boolean>;
  loadMore(): Promise<void>;
}

export interface FindingParts {
  client: Pick<ConsoleClient, 'cases'>;
  clock: Pick<Clock, 'after'>;
  seen: Pick<SeenEntries, 'learn'>;
  view: ReadonlySignal<CaseView>;
  wanted: ReadonlySignal<string>;
  filter: ReadonlySignal<CaseFilter>;
}

/** Milliseconds without a key before the service is asked. */
const pause = 300;
/** Milliseconds after a failure. */
const triedAgainAfter = 5_000;
const shortest = 2;

/** Finds cases of the shown list on the service, which knows all of them and their messages. */
export const FindingModel = createModel((parts: FindingParts): Finding => {
  const { client, clock, seen, view, wanted, filter } = parts;
  const found = signal<ReadonlyMap<string, CaseSummary>>(new Map());
  const isLooking = signal(false);
  const next = signal<{ cursor?: string } | undefined>(undefined);
  const latest = createLatestRead();
  let cancel: () => void = () => {};
  const asked = computed((): CaseQuery | undefined => {
    // The service finds a word that is cut by its beginning.
    const text = wanted.value.trim().slice(0, longestSearch);
    const [shown, narrowed] = [view.value, filter.value];
    const hasText = text.length >= shortest;
    if (!hasText && isEmpty(narrowed)) return undefined;
    return { view: shown, ...(hasText && { text }), ...queryOf(narrowed) };
  });

  async function find(query: CaseQuery) {
    isLooking.value = true;
    const outcome = await latest.read((abort) => client.cases(query, abort));
    if (!outcome) return;
    // Nobody knows yet that there is none. Below what was found, a button asks again.
    if (outcome.failure && outcome.failure.status !== 400 && query.cursor === undefined) {
      cancel = clock.after(triedAgainAfter, () => void find(query));
      return;
    }
    batch(() => {
      isLooking.value = false;
      if (!outcome.value) return;
      const { cases, nextCursor: cursor } = outcome.value;
      seen.learn(cases);
      found.value = new Map([...found.value, ...cases.map((summary) => [summary.id, summary] as const)]);
      next.value = cursor === undefined ? undefined : { cursor };
    });
  }
  effect(() => {
    const query = asked.value;
    latest.cancel();
    batch(() => {
      found.value = new Map();
      isLooking.value = query !== undefined;
      next.value = query && {};
    });
    if (query) cancel = clock.after(query.text ? pause : 0, () => void find(query));
    return () => cancel();
  });
  return {
    isAsked: computed(() => asked.value !== undefined),
    found,
    isLooking,
    hasMore: computed(() => !isLooking.value && next.value !== undefined),
    async loadMore() {
      if (asked.value) await find({ ...asked.value, ...next.value });
    },
  };
});
