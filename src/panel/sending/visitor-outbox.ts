import type { Browser } from '../../browser/browser';
import { createSendQueue, type SendQueue } from '../../client/send-queue';
import { storagePrefix, storedMessageKey } from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import type { VisitorMessage } from '../../contract/chat/visitor-chat';
import { saveMessage } from '../session/chat-store';
import { createDelivery, isMiss, type DeliveryOptions } from './deliver-message';
import { loadMessage, loadMessages } from './stored-messages';

export interface VisitorOutboxOptions extends Omit<DeliveryOptions, 'storage'> {
  browser: Pick<
    Browser,
    'clock' | 'storage' | 'tabStorage' | 'network' | 'page' | 'locks' | 'random' | 'uuid' | 'askBeforeLeaving'
  >;
  /** Held by the tab that sends; without it, the active tab sends. */
  lock?: string;
  /** Whether the service takes each message once; if not, one that goes on after its page could come twice. */
  isExact?(): boolean;
  /** Whether it sends at once or waits for `start`; at once if absent. */
  isActive?: boolean;
  /** A message to show is new, or its state changed; `isUnkept`: it is in no storage. */
  onMessage(message: StoredMessage, isUnkept: boolean): void;
  /** A message is not kept any more: it was taken back. */
  onForgotten?(id: string): void;
  /** The connection is down; it goes out again in that many milliseconds. Without it, one message was refused. */
  onFailure(retryIn: number | undefined): void;
  onGone(): void;
  /** Nothing is to be sent any more, after something was. */
  onEmptied?(): void;
}

export interface VisitorOutbox extends Omit<SendQueue<StoredMessage>, 'add' | 'retry'> {
  /** Keeps the message, then shows it, then sends it when its turn comes. */
  add(text: string, particulars?: Particulars): void;
  /** Keeps again what the page has removed from its storage. */
  restore(): void;
  /** Takes what another tab could not keep. */
  adopt(message: StoredMessage): void;
  /** The service has this of the visitor's: sent here, or shown nowhere since the storage was lost. */
  confirm(message: VisitorMessage): void;
  /** The visitor sends a refused message once more. */
  retry(id: string): void;
}

/** What sets an item apart from a message that was typed. */
export type Particulars = Partial<Pick<StoredMessage, 'state' | 'displayResponseId' | 'messageType'>>;

/** If tabs can't be told apart, another tab has this long to send its own message, milliseconds. */
const othersTurn = 20_000;
/** What the visitor does in a chat, on its way to the service: messages, text of the page, the end. */
export function createVisitorOutbox(options: VisitorOutboxOptions): VisitorOutbox {
  const { browser, caseId, lock, isActive } = options;
  const { storage, clock } = browser;
  const known = new Map<string, StoredMessage>();
  const tabId = browser.locks.areShared() ? undefined : tabIdOf(browser);
  const foundAt = new Map<string, number>();
  let stopAsking: (() => void) | undefined;

  function find(test: (message: StoredMessage) => boolean) {
    return [...known.values()].find(test);
  }
  function save(message: StoredMessage) {
    saveMessage(storage, caseId, message);
  }
  function isUnkept({ id, state }: StoredMessage) {
    return state === 'queued' && !storage.isKept(storedMessageKey(caseId, id));
  }
  function changed() {
    guardLeaving();
    const isEmpty = !find(({ state }) => state === 'queued');
    if (isEmpty && options.onEmptied) queueMicrotask(options.onEmptied);
  }
  function guardLeaving() {
    if (find(isUnkept)) stopAsking ??= browser.askBeforeLeaving();
    else {
      stopAsking?.();
      stopAsking = undefined;
    }
  }

  const queue = createSendQueue<StoredMessage>({
    browser,
    store: {
      load: () => loadMessages(storage, caseId),
      read: (id) => loadMessage(storage, caseId, id),
      write: save,
      remove: (id) => storage.remove(storedMessageKey(caseId, id)),
    },
    lock,
    isActive,
    deliver: createDelivery({ ...options, storage }),
    isDue({ id, tab }, isOwn) {
      if (isOwn || tabId === undefined || tab === tabId) return true;
      return clock.elapsed() - (foundAt.get(id) ?? 0) >= othersTurn;
    },
    isOver: isMiss,
    reach: () => options.client.poll(caseId, { index: options.latestIndex() + 1 }),
    onChange(message) {
      const { id, tab } = message;
      if (tab !== tabId && !foundAt.has(id)) {
        foundAt.set(id, clock.elapsed());
        clock.after(othersTurn, () => queue.wake());
      }
      known.set(id, message);
      if (message.messageType === undefined) options.onMessage(message, isUnkept(message));
      changed();
    },
    onForgotten(id) {
      known.delete(id);
      options.onForgotten?.(id);
      changed();
    },
    onFailure: (_, retryIn) => options.onFailure(retryIn),
    onOver: options.onGone,
  });

  function restore() {
    known.forEach((message, id) => loadMessage(storage, caseId, id) ?? save(message));
  }
  // Heard before this tab gives up the lead, and with it what it sends.
  const stopKeeping = browser.page.onLeave(() => {
    restore();
    if (options.isExact?.()) queue.letGo();
  });

  return {
    ...queue,
    add(text, particulars) {
      queue.add({ version: 1, text, after: options.latestIndex(), ...particulars, tab: tabId });
    },
    drop(id) {
      const { messageType, state } = known.get(id) ?? {};
      if (messageType !== undefined || state === 'refused') queue.drop(id);
    },
    restore,
    adopt(message) {
      save(message);
      queue.follow(message);
    },
    confirm({ index, text, date, messageId }) {
      // Version 0.1.0 kept the first question under an id that the service does not know.
      const sent =
        known.get(messageId ?? '') ??
        find((own) => own.state === 'sent' && own.index === undefined && own.text === text);
      if (sent ? sent.index === index : find((own) => own.index === index)) return;
      const id = messageId ?? `index-${index}`;
      const { isTried: _, ...own } = sent ?? { version: 1 as const, id, text, at: date, after: index - 1 };
      const message: StoredMessage = { ...own, state: 'sent', index };
      save(message);
      queue.follow(message);
    },
    retry: (id) => queue.retry(id, { after: options.latestIndex() }),
    stop() {
      queue.stop();
      // What the page deletes as it takes the widget away is not kept again.
      known.clear();
      stopKeeping();
      stopAsking?.();
    },
  };
}

/** Stays with the tab from page to page. */
function tabIdOf({ tabStorage, uuid }: Pick<Browser, 'tabStorage' | 'uuid'>): string {
  const key = `${storagePrefix}tab`;
  const id = tabStorage.get(key) ?? uuid();
  tabStorage.set(key, id);
  return id;
}
