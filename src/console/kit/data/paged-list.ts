import { action, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { failureMessage } from '../frame/failure-message';

export interface ListPage<Item, Cursor> {
  items: Item[];
  /** Asks for those behind them; absent at the end. */
  next?: Cursor | undefined;
}

export interface PagedList<Item> {
  items: ReadonlySignal<readonly Item[]>;
  state: ReadonlySignal<{ kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready' }>;
  hasMore: ReadonlySignal<boolean>;
  /** From the beginning, as after a change of what is asked for. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  change(next: (items: readonly Item[]) => readonly Item[]): void;
}

/** A list that the service answers page by page. Whoever makes it calls `load`. */
export const PagedListModel = createModel(
  <Item, Cursor>(read: (cursor: Cursor | undefined) => Promise<ListPage<Item, Cursor>>): PagedList<Item> => {
    const items = signal<readonly Item[]>([]);
    const state = signal<{ kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready' }>({
      kind: 'loading',
    });
    const hasMore = signal(false);
    let next: Cursor | undefined;
    let latest: object | undefined;

    const apply = action((page: ListPage<Item, Cursor>, before: readonly Item[]) => {
      items.value = [...before, ...page.items];
      next = page.next;
      hasMore.value = next !== undefined;
      state.value = { kind: 'ready' };
    });
    async function ask(cursor: Cursor | undefined) {
      const asked = {};
      latest = asked;
      state.value = { kind: 'loading' };
      try {
        const page = await read(cursor);
        if (latest === asked) apply(page, cursor === undefined ? [] : items.value);
      } catch (failure) {
        if (latest !== asked) return;
        state.value = { kind: 'failed', message: failureMessage(failure) };
      }
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
