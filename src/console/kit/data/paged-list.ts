import { action, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { createLatestRead } from './latest-read';
import type { Failure } from './outcome';

export interface ListPage<Item, Cursor> {
  items: Item[];
  /** Asks for those behind them; absent at the end. */
  next?: Cursor | undefined;
}

export type PagedListState = { kind: 'loading' } | ({ kind: 'failed' } & Failure) | { kind: 'ready' };

export interface PagedList<Item> {
  items: ReadonlySignal<readonly Item[]>;
  state: ReadonlySignal<PagedListState>;
  hasMore: ReadonlySignal<boolean>;
  /** From the beginning, as after a change of what is asked for. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  change(next: (items: readonly Item[]) => readonly Item[]): void;
}

/** A list that the service answers page by page. Call `load` after making it. */
export const PagedListModel = createModel(
  <Item, Cursor>(
    read: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<ListPage<Item, Cursor>>,
  ): PagedList<Item> => {
    const items = signal<readonly Item[]>([]);
    const state = signal<PagedListState>({ kind: 'loading' });
    const hasMore = signal(false);
    let next: Cursor | undefined;
    const latest = createLatestRead();

    const apply = action((page: ListPage<Item, Cursor>, before: readonly Item[]) => {
      items.value = [...before, ...page.items];
      next = page.next;
      hasMore.value = next !== undefined;
      state.value = { kind: 'ready' };
    });
    async function ask(cursor: Cursor | undefined) {
      state.value = { kind: 'loading' };
      const outcome = await latest.read((abort) => read(cursor, abort));
      if (outcome?.failure) {
        // What is shown may answer another question.
        if (cursor === undefined) apply({ items: [] }, []);
        state.value = { kind: 'failed', ...outcome.failure };
      } else if (outcome) apply(outcome.value, cursor === undefined ? [] : items.value);
    }
    return {
      items,
      state,
      hasMore,
      load: () => ask(undefined),
      async loadMore() {
        if (next !== undefined && state.value.kind !== 'loading') await ask(next);
      },
      change(to) {
        items.value = to(items.value);
      },
    };
  },
);
