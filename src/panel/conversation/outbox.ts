import type { Browser } from '../../browser/browser';
import { RequestFailure } from '../../client/request';
import type { VisitorChatClient } from '../../client/visitor-chat-client';
import type { StoredMessage } from '../../contract/stored-chat';
import { messageTypes } from '../../contract/visitor-chat';
import { saveMessage } from '../session/chat-store';
import { outboxLock } from '../session/send-quietly';
import { loadMessage, loadMessages } from './stored-messages';

export interface OutboxOptions {
  browser: Pick<Browser, 'clock' | 'storage' | 'network' | 'page' | 'locks' | 'random' | 'uuid'>;
  client: Pick<VisitorChatClient, 'send'>;
  caseId: string;
  /** Highest transcript index known. */
  latestIndex(): number;
  /** A message is new, or its state changed; it is stored already. */
  onMessage(message: StoredMessage): void;
  onAnswered(): void;
  /** The line is down; the message stays and is tried again then, epoch milliseconds. */
  onFailure(retryAt: number): void;
  onGone(): void;
}

export interface Outbox {
  /** Stores the message, then shows it, then sends it when its turn comes. */
  add(text: string, particulars?: Particulars): void;
  /** Takes what another tab stored. */
  follow(message: StoredMessage): void;
  /** The visitor sends a refused message once more. */
  retry(id: string): void;
  /** The line may be up again: tries at once. */
  wake(): void;
  stop(): void;
  /** The chat is over: what has not been sent never will be, but for what is on its way just now. Stops. */
  giveUp(): void;
}

/** What sets a message apart from one that was typed. */
export type Particulars = Partial<Pick<StoredMessage, 'state' | 'displayResponseId'>>;

type Outcome = 'empty' | 'next' | 'gone' | { retryAfter: number | undefined };

const firstBackoff = 1000;
const longestBackoff = 30_000;
/** Answers that say nothing about the message itself. */
const passingStatuses = [0, 408, 425, 429];

/**
 * The visitor's messages on their way: each with its own id, kept until the service has taken it, sent in order, one
 * request in flight among all tabs. A time-out is not a failure: the message goes out again under the same id.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { browser, client, caseId, onMessage } = options;
  const { clock, storage, random } = browser;
  const messages = new Map<string, StoredMessage>();
  let isStopped = false;
  let hasGivenUp = false;
  let inFlight = '';
  let isPumping = false;
  let isWanted = false;
  let failures = 0;
  let notBefore = 0;
  let cancelRetry: () => void = () => {};

  for (const message of loadMessages(storage, caseId)) {
    messages.set(message.id, message);
    onMessage(message);
  }
  const undo = [browser.network.onOnline(wake), browser.page.onVisible(wake), browser.page.onReturn(wake)];
  void pump();

  return {
    add(text, particulars) {
      const { id, at, after } = { id: browser.uuid(), at: nextTime(), after: options.latestIndex() };
      keep({ version: 1, id, text, at, after, state: 'queued', ...particulars });
      void pump();
    },
    follow(message) {
      messages.set(message.id, message);
      onMessage(message);
    },
    retry(id) {
      const message = messages.get(id);
      if (message?.state !== 'refused') return;
      keep({ ...message, state: 'queued', at: nextTime(), after: options.latestIndex() });
      void pump();
    },
    wake,
    stop,
    giveUp() {
      stop();
      hasGivenUp = true;
      for (const message of queued()) if (message.id !== inFlight) keep({ ...message, state: 'refused' });
    },
  };

  function stop() {
    isStopped = true;
    cancelRetry();
    for (const fn of undo.splice(0)) fn();
  }

  function wake() {
    if (queued().length > 0) void pump();
  }

  async function pump() {
    isWanted = true;
    if (isPumping || isStopped) return;
    cancelRetry();
    if (clock.now() < notBefore) {
      cancelRetry = clock.after(notBefore - clock.now(), () => void pump());
      return;
    }
    isPumping = true;
    const outcome = await drain();
    isPumping = false;
    if (isStopped) return;
    if (outcome === 'gone') options.onGone();
    else if (typeof outcome === 'object') tryLater(outcome.retryAfter);
  }

  async function drain(): Promise<Outcome> {
    isWanted = false;
    const outcome = await browser.locks.hold(outboxLock(caseId), sendNext);
    if (isStopped) return 'empty';
    const hasMore = outcome === 'next' || (outcome === 'empty' && isWanted);
    return hasMore ? drain() : outcome;
  }

  function tryLater(retryAfter: number | undefined) {
    const backoff = Math.min(longestBackoff, firstBackoff * 2 ** failures++) * (0.5 + random() / 2);
    if (retryAfter !== undefined) notBefore = clock.now() + retryAfter;
    const delay = Math.max(backoff, retryAfter ?? 0);
    options.onFailure(clock.now() + delay);
    cancelRetry = clock.after(delay, () => void pump());
  }

  async function sendNext(): Promise<Outcome> {
    const message = queued()[0];
    if (!message || isStopped) return 'empty';
    const { id, text, displayResponseId } = message;
    // Another tab may have sent it while this one waited for the lock.
    const stored = loadMessage(storage, caseId, id);
    if (stored && stored.state !== 'queued') {
      messages.set(id, stored);
      onMessage(stored);
      return 'next';
    }
    inFlight = id;
    try {
      const { index } = await client.send({
        caseId,
        messageType: messageTypes.message,
        messageBody: text,
        messageId: id,
        ...(displayResponseId && { displayResponseId }),
      });
      keep({ ...message, state: 'sent', ...(index === undefined ? {} : { index }) });
      if (isStopped) return 'empty';
      failures = 0;
      options.onAnswered();
      return 'next';
    } catch (error) {
      if (hasGivenUp) keep({ ...message, state: 'refused' });
      return isStopped ? 'empty' : afterFailure(message, error);
    } finally {
      inFlight = '';
    }
  }

  function afterFailure(message: StoredMessage, error: unknown): Outcome {
    const { status, retryAfter } = error instanceof RequestFailure ? error : new RequestFailure(0);
    if (passingStatuses.includes(status) || status >= 500) return { retryAfter };
    if (status === 404) return 'gone';
    keep({ ...message, state: 'refused' });
    return 'next';
  }

  function keep(message: StoredMessage) {
    messages.set(message.id, message);
    // Of a chat that is over, nothing comes back into a storage that forgot it.
    if (!isStopped || loadMessage(storage, caseId, message.id)) saveMessage(storage, caseId, message);
    onMessage(message);
  }

  function queued(): StoredMessage[] {
    return [...messages.values()].filter(({ state }) => state === 'queued').sort((a, b) => a.at - b.at);
  }

  /** Later than every other message, so that the order stands whatever the clock does. */
  function nextTime(): number {
    return Math.max(clock.now(), ...[...messages.values()].map(({ at }) => at + 1));
  }
}
