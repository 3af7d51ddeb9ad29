import type { Clock } from './clock';

/** What every item has, of every kind. */
export interface QueuedItem {
  /** Makes a repeat harmless: the service takes each id once. */
  id: string;
  /** Epoch milliseconds. Items go out in this order. */
  at: number;
  /** `queued` items are sent, `refused` ones wait for the person; all others are done. */
  state: string;
}

/** Where items are kept, each by itself, so that tabs never overwrite each other's. */
export interface SendQueueStore<Item> {
  load(): Item[];
  read(id: string): Item | undefined;
  write(item: Item): void;
  remove(id: string): void;
}

export interface QueuedItemsOptions<Item extends QueuedItem> {
  browser: { clock: Clock; uuid(): string };
  store: SendQueueStore<Item>;
  /** Whether its turn can come already; `isOwn`: it was added here. */
  isDue?(item: Item, isOwn: boolean): boolean;
  /** An item is new or has changed; it is kept already. */
  onChange(item: Item): void;
  /** An item is not kept any more. */
  onForgotten?(id: string): void;
}

export type NewItem<Item extends QueuedItem> = Omit<Item, keyof QueuedItem> & { state?: Item['state'] };

/** Keeps the items of a queue, and knows which one is next. */
export function createQueuedItems<Item extends QueuedItem>(options: QueuedItemsOptions<Item>) {
  const { browser, store } = options;
  const items = new Map<string, Item>();
  /** Ids of what this tab added: it alone sends them though they are kept nowhere. */
  const own = new Set<string>();
  let isClosed = false;
  for (const item of store.load()) take(item);

  return {
    add(fields: NewItem<Item>) {
      const id = browser.uuid();
      own.add(id);
      keep({ state: 'queued', ...fields, id, at: nextTime() } as unknown as Item);
    },

    /** Queues a refused item again, before what was written after it; returns whether it was one. */
    retry(id: string, changes?: Partial<Item>): boolean {
      const item = items.get(id);
      if (item?.state !== 'refused') return false;
      keep({ ...item, ...changes, state: 'queued' });
      return true;
    },

    take,
    drop,
    keep,

    next(): Item | undefined {
      const waiting = [...items.values()]
        .filter(({ state }) => state === 'queued')
        .sort((a, b) => a.at - b.at)[0];
      return waiting && (options.isDue?.(waiting, own.has(waiting.id)) ?? true) ? waiting : undefined;
    },

    /**
     * Reads an item again, which another tab may have sent; returns whether it is still queued. One that the storage lacks
     * though no tab has removed it is: the page has cleared its storage, or there was no room.
     */
    confirm(id: string): boolean {
      const stored = store.read(id);
      if (!stored) return items.has(id);
      if (stored.state !== 'queued') take(stored);
      return stored.state === 'queued';
    },

    queued: () => [...items.values()].filter(({ state }) => state === 'queued'),

    /** From now on nothing comes back into a storage that forgot it: the chat is over. */
    close() {
      isClosed = true;
    },
  };

  function take(item: Item) {
    items.set(item.id, item);
    options.onChange(item);
  }

  function drop(id: string) {
    if (items.delete(id)) options.onForgotten?.(id);
  }

  function keep(item: Item) {
    if (!isClosed || store.read(item.id)) store.write(item);
    take(item);
  }

  /** Later than every other item, so that the order stays even if the clock jumps. */
  function nextTime(): number {
    return Math.max(browser.clock.now(), ...[...items.values()].map(({ at }) => at + 1));
  }
}
