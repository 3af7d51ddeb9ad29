import { backOff } from './back-off';
import type { Clock } from './clock';
import { onWake, type Wakeable } from './on-wake';
import { asFailure, type RequestFailure } from './request';

/** What every item has, whatever it says. */
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

export interface SendQueueBrowser extends Wakeable {
  clock: Clock;
  locks: { hold<T>(name: string, work: () => Promise<T>): Promise<T> };
  random(): number;
  uuid(): string;
}

export interface SendQueueOptions<Item extends QueuedItem> {
  browser: SendQueueBrowser;
  store: SendQueueStore<Item>;
  /** Held by the tab that sends; without it, whoever is active sends. */
  lock?: string | undefined;
  /** Whether it sends at once, or only once it is told to; at once where absent. */
  isActive?: boolean | undefined;
  /** Whether a refused item holds up those behind it. */
  isStrict: boolean;
  /** Sends it; answers what is kept of it from then on, if anything. Aborted: it goes out again, here or elsewhere. */
  deliver(item: Item, signal: AbortSignal): Promise<Item | undefined>;
  /** Whether its turn can come already; `isOwn`: it was added here. */
  isDue?(item: Item, isOwn: boolean): boolean;
  /** Whether nothing will be taken any more, of this item or another. */
  isOver(failure: RequestFailure): boolean;
  /** An item is new or has changed; it is kept already. */
  onChange(item: Item): void;
  /** An item is not kept any more. */
  onForgotten?(id: string): void;
  onDelivered(): void;
  /** It goes out again in `retryIn` milliseconds; without it, once the person says so. */
  onFailure(failure: RequestFailure, retryIn: number | undefined): void;
  onOver(failure: RequestFailure): void;
}

export interface SendQueue<Item extends QueuedItem> {
  /** Keeps the item, then shows it, then sends it when its turn comes. */
  add(item: Omit<Item, keyof QueuedItem> & { state?: Item['state'] }): void;
  /** Takes what another tab keeps. */
  follow(item: Item): void;
  /** Another tab keeps it no more. */
  drop(id: string): void;
  /** The person sends a refused item once more. */
  retry(id: string, changes?: Partial<Item>): void;
  /** What failed may succeed: tries at once, unless the server asked to wait. */
  wake(): void;
  /** Tries at once, whatever the server asked for. */
  tryNow(): void;
  /** While it is not active, another tab sends: what is on its way here is given up. */
  setActive(isActive: boolean): void;
  isSending(): boolean;
  /** Whether anything is still to be sent. */
  isEmpty(): boolean;
  /** Sends nothing more; what is kept stays. */
  stop(): void;
  /** Stops, and what has not been sent never will be, but for what is on its way just now. */
  giveUp(): void;
}

/** Shorter than a person's patience with a line that is up again. */
const longestBackOff = 15_000;

type Outcome = 'empty' | 'next' | { failure: RequestFailure };

/**
 * Items on their way: each with its own id, kept until the service has taken it, sent in order, one request in flight
 * among all tabs. A time-out is not a failure: the item goes out again under the same id.
 */
export function createSendQueue<Item extends QueuedItem>(options: SendQueueOptions<Item>): SendQueue<Item> {
  const { browser, store, lock, isStrict } = options;
  const { clock } = browser;
  const items = new Map<string, Item>();
  /** Ids of what this tab added: it alone sends them though they are kept nowhere. */
  const own = new Set<string>();
  let isStopped = false;
  let hasGivenUp = false;
  let failures = 0;
  let { isActive = true } = options;
  let inFlight = '';
  let sending: AbortController | undefined;
  let isPumping = false;
  let isWanted = false;
  let notBefore = 0;
  let cancelRetry: () => void = () => {};

  for (const item of store.load()) take(item);
  const stopWaking = onWake(browser, tryNow);
  void pump();

  return {
    add(fields) {
      const id = browser.uuid();
      own.add(id);
      keep({ state: 'queued', ...fields, id, at: nextTime() } as unknown as Item);
      void pump();
    },
    follow(item) {
      take(item);
      void pump();
    },
    drop,
    retry(id, changes) {
      const item = items.get(id);
      if (item?.state !== 'refused') return;
      keep({ ...item, ...changes, state: 'queued', at: isStrict ? item.at : nextTime() });
      void pump();
    },
    wake,
    tryNow,
    setActive(isWanted) {
      isActive = isWanted;
      if (isActive) {
        wake();
        return;
      }
      cancelRetry();
      sending?.abort();
    },
    isSending: () => sending !== undefined,
    isEmpty: () => ![...items.values()].some(({ state }) => state === 'queued'),
    stop,
    giveUp() {
      stop();
      hasGivenUp = true;
      for (const item of items.values()) if (item.state === 'queued' && item.id !== inFlight) refuse(item);
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
    // Of a chat that is over, nothing comes back into a storage that forgot it.
    if (!isStopped || store.read(item.id)) store.write(item);
    take(item);
  }

  function refuse(item: Item) {
    keep({ ...item, state: 'refused' });
  }

  function stop() {
    isStopped = true;
    cancelRetry();
    stopWaking();
  }

  function wake() {
    if (next()) void pump();
  }

  function tryNow() {
    notBefore = 0;
    wake();
  }

  async function pump() {
    isWanted = true;
    if (isPumping || isStopped || !isActive) return;
    cancelRetry();
    const wait = notBefore - clock.elapsed();
    if (wait > 0) {
      cancelRetry = clock.after(wait, () => void pump());
      return;
    }
    isPumping = true;
    const outcome = await drain();
    isPumping = false;
    if (isStopped) return;
    if (typeof outcome === 'string') {
      // What came while it was not active waits for the one that is.
      if (isWanted) void pump();
      return;
    }
    const { failure } = outcome;
    if (!failure.isPassing) return options.onOver(failure);
    const delay = backOff(failures++, browser.random, failure.retryAfter, longestBackOff);
    if (failure.retryAfter !== undefined) notBefore = clock.elapsed() + failure.retryAfter;
    options.onFailure(failure, delay);
    cancelRetry = clock.after(delay, () => void pump());
  }

  async function drain(): Promise<Outcome> {
    isWanted = false;
    const outcome = await (lock === undefined ? sendNext() : browser.locks.hold(lock, sendNext));
    if (isStopped || !isActive) return 'empty';
    const hasMore = outcome === 'next' || (outcome === 'empty' && isWanted);
    return hasMore ? drain() : outcome;
  }

  async function sendNext(): Promise<Outcome> {
    const item = next();
    if (!item || isStopped) return 'empty';
    const { id } = item;
    // Another tab may have sent it while this one waited for the lock.
    const stored = store.read(id);
    if (stored ? stored.state !== 'queued' : !own.has(id)) {
      if (stored) take(stored);
      else drop(id);
      return 'next';
    }
    inFlight = id;
    const controller = (sending = new AbortController());
    try {
      const delivered = await options.deliver(item, controller.signal);
      if (delivered) keep(delivered);
      else {
        store.remove(id);
        drop(id);
      }
      if (isStopped) return 'empty';
      failures = 0;
      options.onDelivered();
      return 'next';
    } catch (error) {
      if (hasGivenUp) refuse(item);
      return isStopped || controller.signal.aborted ? 'empty' : afterFailure(item, error);
    } finally {
      inFlight = '';
      sending = undefined;
    }
  }

  function afterFailure(item: Item, error: unknown): Outcome {
    const failure = asFailure(error);
    if (failure.isPassing || options.isOver(failure)) return { failure };
    refuse(item);
    options.onFailure(failure, undefined);
    return 'next';
  }

  function next(): Item | undefined {
    const waiting = [...items.values()]
      .filter(({ state }) => state === 'queued' || (isStrict && state === 'refused'))
      .sort((a, b) => a.at - b.at)[0];
    if (waiting?.state !== 'queued') return undefined;
    return (options.isDue?.(waiting, own.has(waiting.id)) ?? true) ? waiting : undefined;
  }

  /** Later than every other item, so that the order stands whatever the clock does. */
  function nextTime(): number {
    return Math.max(clock.now(), ...[...items.values()].map(({ at }) => at + 1));
  }
}
