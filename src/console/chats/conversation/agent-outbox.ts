import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { createSendQueue, type SendQueue } from '../../../client/send-queue';
import { failureMessage } from '../../kit/data/failure-message';
import { answerKey, createAnswerStore, loadAnswers, parseAnswer, type KeptAnswer } from './kept-writing';
import { conversationTexts } from './texts';

/** An answer or a note that the service has not confirmed yet. */
export interface UnsentAnswer {
  caseId: string;
  messageId: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  /** `waiting`: for the line; `refused`: it goes out again once the agent says so. */
  state: 'sending' | 'waiting' | 'refused';
}

/** Why what is unsent in a case does not go out, and what to do. */
export interface Fault {
  message: string;
  /** Whether it goes out by itself when the line is back. */
  isPassing: boolean;
}

export interface AgentOutbox {
  /** In the order they were written. */
  unsent: ReadonlySignal<readonly UnsentAnswer[]>;
  /** By case. */
  faults: ReadonlySignal<ReadonlyMap<string, Fault>>;
  send(caseId: string, text: string): void;
  /** Takes an answer back. */
  remove(caseId: string, messageId: string): void;
  /** Sends again what was not sent in this case, in order, under the same message ids. */
  retry(caseId: string): void;
  /** Whether everything written in that case, or in all, is sent. What waits until the agent is online again is not. */
  isEmpty(caseId?: string): boolean;
  /** The line is back: sends again what only the line held up. */
  resume(): void;
  /** Takes what this browser keeps, and what other tabs add to it. */
  start(): void;
  stop(): void;
}

export interface AgentOutboxParts {
  client: Pick<ConsoleClient, 'session'>;
  browser: Pick<ConsoleBrowser, 'storage' | 'clock' | 'locks' | 'network' | 'page' | 'random' | 'uuid'>;
  storagePrefix: string;
  /** Sends it to the service, which takes each `messageId` once. */
  deliver(caseId: string, message: { text: string; messageId: string }): Promise<void>;
}

/** Answers or notes on their way, a queue for each case: in order, but for what is refused, which waits for the agent. */
export const AgentOutboxModel = createModel((parts: AgentOutboxParts): AgentOutbox => {
  const { client, browser, storagePrefix, deliver } = parts;
  const { storage } = browser;
  const kept = signal<ReadonlyMap<string, KeptAnswer>>(new Map());
  const faults = signal<ReadonlyMap<string, Fault>>(new Map());
  const queues = new Map<string, SendQueue<KeptAnswer>>();
  let stopFollowing: () => void = () => {};

  function setFault(caseId: string, fault: Fault | undefined) {
    const next = new Map(faults.value);
    if (fault) next.set(caseId, fault);
    else next.delete(caseId);
    faults.value = next;
  }
  function queueOf(caseId: string): SendQueue<KeptAnswer> {
    const known = queues.get(caseId);
    if (known) return known;
    const queue = createSendQueue<KeptAnswer>({
      browser,
      store: createAnswerStore(storage, storagePrefix, caseId),
      lock: `${storagePrefix}${caseId}`,
      async deliver({ id, text }) {
        await deliver(caseId, { text, messageId: id });
        return undefined;
      },
      isOver: () => false,
      reach: () => client.session(),
      onChange(answer) {
        kept.value = new Map(kept.value).set(answer.id, answer);
        if (answer.state === 'refused' && !faults.value.has(caseId)) setFault(caseId, refusedBefore());
      },
      onForgotten(id) {
        const next = new Map(kept.value);
        next.delete(id);
        kept.value = next;
        if (!hasRefused(caseId)) setFault(caseId, undefined);
      },
      onDelivered() {
        if (faults.value.get(caseId)?.isPassing)
          setFault(caseId, hasRefused(caseId) ? refusedBefore() : undefined);
      },
      onFailure(failure, retryIn) {
        const isPassing = retryIn !== undefined;
        const message = isPassing || failure.status ? failureMessage(failure) : conversationTexts().blocked;
        setFault(caseId, { message, isPassing });
      },
      onOver() {},
    });
    queues.set(caseId, queue);
    return queue;
  }
  /** Those of that case, or all. */
  function answers(caseId?: string) {
    return [...kept.value.values()]
      .filter((answer) => caseId === undefined || answer.caseId === caseId)
      .sort((a, b) => a.at - b.at);
  }
  function hasRefused(caseId: string) {
    return answers(caseId).some(({ state }) => state === 'refused');
  }
  function retry(caseId: string) {
    setFault(caseId, undefined);
    const queue = queueOf(caseId);
    for (const { id } of answers(caseId)) queue.retry(id);
    queue.tryNow();
  }
  /** Another tab keeps an answer, has changed it, or has sent it. */
  function follow(key: string, value: string | null) {
    if (!key.startsWith(storagePrefix)) return;
    const answer = parseAnswer(value);
    if (answer) queueOf(answer.caseId).follow(answer);
    const gone = [...kept.value.values()].filter(
      ({ caseId, id }) => value === null && answerKey(storagePrefix, caseId, id) === key,
    );
    for (const { caseId, id } of gone) queueOf(caseId).drop(id);
  }
  function stop() {
    stopFollowing();
    for (const queue of queues.values()) queue.stop();
    queues.clear();
  }

  return {
    unsent: computed(() =>
      answers().map(({ id, caseId, text, at, state }) => {
        const isWaiting = faults.value.get(caseId)?.isPassing === true;
        const unsent = isWaiting ? ('waiting' as const) : ('sending' as const);
        return { caseId, messageId: id, text, at, state: state === 'refused' ? state : unsent };
      }),
    ),
    faults,
    send(caseId, text) {
      queueOf(caseId).add({ caseId, text });
      if (faults.value.get(caseId)?.isPassing) queueOf(caseId).tryNow();
    },
    remove: (caseId, id) => queueOf(caseId).remove(id),
    retry,
    isEmpty: (caseId) => answers(caseId).every(({ state }) => state === 'refused'),
    resume() {
      for (const [caseId, queue] of queues) {
        if (faults.value.get(caseId)?.isPassing) setFault(caseId, undefined);
        // Waiting on, as a server may have asked, it would stand as being sent for minutes, with nothing to press.
        queue.tryNow();
      }
    },
    start() {
      stop();
      kept.value = new Map();
      faults.value = new Map();
      for (const { caseId } of loadAnswers(storage, storagePrefix)) queueOf(caseId);
      stopFollowing = storage.onChange(follow);
    },
    stop,
  };
});

function refusedBefore(): Fault {
  return { message: conversationTexts().refused, isPassing: false };
}
