import { onWake, type Wakeable } from './on-wake';
import { createPump, type PumpOptions, type PumpOutcome } from './pump';
import { createQueuedItems, type NewItem, type QueuedItem, type QueuedItemsOptions } from './queued-items';
import { asFailure, type RequestFailure } from './request';

export interface SendQueueOptions<Item extends QueuedItem>
  extends QueuedItemsOptions<Item>, Omit<PumpOptions, 'onFailure'> {
  browser: QueuedItemsOptions<Item>['browser'] & PumpOptions['browser'] & Wakeable;
  /** Sends it; answers what is kept of it from then on, if anything. Aborted: it goes out again, here or elsewhere. */
  deliver(item: Item, signal: AbortSignal): Promise<Item | undefined>;
  /** Whether nothing will be taken any more, of this item or another. */
  isOver(failure: RequestFailure): boolean;
  /** Sends another request. Rejects if the service can't be reached; if it can, the failure concerns this item alone. */
  reach(): Promise<unknown>;
  onDelivered?(): void;
  /** It goes out again in `retryIn` milliseconds; without it, once the person says so. */
  onFailure(failure: RequestFailure, retryIn: number | undefined): void;
}

export interface SendQueue<Item extends QueuedItem> {
  /** Keeps the item, then shows it, then sends it when its turn comes. */
  add(item: NewItem<Item>): void;
  /** Takes what another tab keeps. */
  follow(item: Item): void;
  /** Another tab keeps it no more. */
  drop(id: string): void;
  /** The person takes an item back. */
  remove(id: string): void;
  /** The person sends a refused item once more. */
  retry(id: string, changes?: Partial<Item>): void;
  /** What failed may succeed: tries at once, unless the server asked to wait. */
  wake(): void;
  /** Tries at once, even if the server asked to wait. */
  tryNow(): void;
  /** While it is not active, another tab sends: what is on its way here is given up. */
  setActive(isActive: boolean): void;
  isSending(): boolean;
  /** What is on its way is not given up any more: it goes on where its page is left. */
  letGo(): void;
  /** Whether anything is still to be sent. */
  isEmpty(): boolean;
  /** Sends nothing more; what is kept stays. */
  stop(): void;
  /** Stops, and what has not been sent never will be, but for what is on its way just now. */
  giveUp(): void;
}

/** A bad line fails as often, but hardly while every other request is answered. */
const mostDoubts = 5;

/**
 * Items on their way: each with its own id, kept until the service has taken it, sent in order, one request in flight
 * among all tabs. A time-out is not a failure: the item goes out again under the same id.
 */
export function createSendQueue<Item extends QueuedItem>(options: SendQueueOptions<Item>): SendQueue<Item> {
  const items = createQueuedItems(options);
  const pump = createPump(options, sendNext);
  let isStopped = false;
  let hasGivenUp = false;
  let inFlight = '';
  /** How often in a row the service answered another request after that item had failed. */
  let doubt = { id: '', count: 0 };
  let sending: AbortController | undefined;
  const stopWaking = onWake(options.browser, tryNow);
  void pump.run();

  return {
    add(fields) {
      items.add(fields);
      void pump.run();
    },
    follow(item) {
      items.take(item);
      void pump.run();
    },
    drop: items.drop,
    remove,
    retry(id, changes) {
      if (items.retry(id, changes)) void pump.run();
    },
    wake,
    tryNow,
    setActive(isActive) {
      pump.setActive(isActive && !isStopped);
      if (isActive) wake();
      else sending?.abort();
    },
    isSending: () => sending !== undefined,
    letGo() {
      sending = undefined;
    },
    isEmpty: () => items.queued().length === 0,
    stop,
    giveUp() {
      stop();
      hasGivenUp = true;
      for (const item of items.queued()) if (item.id !== inFlight) refuse(item);
    },
  };

  function stop() {
    isStopped = true;
    items.close();
    pump.setActive(false);
    stopWaking();
  }

  function remove(id: string) {
    options.store.remove(id);
    items.drop(id);
  }

  function refuse(item: Item) {
    items.keep({ ...item, state: 'refused' });
  }

  function wake() {
    if (items.next()) void pump.run();
  }

  function tryNow() {
    pump.hurry();
    wake();
  }

  async function sendNext(): Promise<PumpOutcome> {
    const item = items.next();
    if (!item || isStopped) return 'empty';
    const { id } = item;
    if (!items.confirm(id)) return 'next';
    inFlight = id;
    const controller = (sending = new AbortController());
    try {
      const delivered = await options.deliver(item, controller.signal);
      if (delivered) items.keep(delivered);
      else remove(id);
      if (isStopped) return 'empty';
      options.onDelivered?.();
      return 'next';
    } catch (error) {
      if (hasGivenUp) refuse(item);
      return isStopped || controller.signal.aborted ? 'empty' : afterFailure(item, error);
    } finally {
      inFlight = '';
      sending = undefined;
    }
  }

  function afterFailure(item: Item, error: unknown): PumpOutcome {
    const failure = asFailure(error);
    if (doubt.id !== item.id) doubt = { id: item.id, count: 0 };
    const own = doubt;
    // A firewall's page: from another site it can't be read, and looks like a cut line.
    const isRefused = failure.status === 0 && own.count >= mostDoubts;
    if (!isRefused && (failure.isPassing || options.isOver(failure))) {
      if (failure.status === 0)
        options.reach().then(
          () => own.count++,
          () => (own.count = 0),
        );
      return { failure };
    }
    refuse(item);
    options.onFailure(failure, undefined);
    return 'next';
  }
}
