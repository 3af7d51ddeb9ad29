import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../client/console-client';
import type { CaseEntry } from '../../contract/console';
import { failureMessage, isPassing, isSignedOut } from '../frame/failure-message';
import type { ConsoleBrowser } from '../../browser/browser';

/** An answer that the service has not confirmed yet. */
export interface Answer {
  caseId: string;
  messageId: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  state: 'queued' | 'sending' | 'failed';
  /** Why it is not sent, and what to do. */
  fault: string;
  /** Whether it is sent by itself when the line is back. */
  isPassing: boolean;
}

export interface Answers {
  /** In the order they were written. */
  unsent: ReadonlySignal<readonly Answer[]>;
  send(caseId: string, text: string): void;
  /** Sends again what was not sent in this case, in order, under the same message ids. */
  retry(caseId: string): void;
  /** The line is back: sends again what only the line held up. */
  resume(): void;
  discard(messageId: string): void;
}

export interface AnswersParts {
  client: ConsoleClient;
  browser: Pick<ConsoleBrowser, 'storage' | 'clock' | 'uuid'>;
  storageKey: string;
  onSent(caseId: string, entry: CaseEntry): void;
  onExpired(): void;
}

/**
 * Answers on their way: kept in this browser before they are sent, in order within a case, one at a time. What fails
 * holds up what stands behind it, so that a visitor never reads them in another order.
 */
export const AnswersModel = createModel(
  ({ client, browser, storageKey, onSent, onExpired }: AnswersParts): Answers => {
    const { storage, clock, uuid } = browser;
    const unsent = signal<readonly Answer[]>(parseAnswers(storage.get(storageKey)));

    function set(next: readonly Answer[]) {
      unsent.value = next;
      if (next.length > 0) storage.set(storageKey, JSON.stringify(next));
      else storage.remove(storageKey);
    }
    function change(messageId: string, part: Partial<Answer>) {
      return set(unsent.value.map((one) => (one.messageId === messageId ? { ...one, ...part } : one)));
    }
    function drop(messageId: string) {
      return set(unsent.value.filter((one) => one.messageId !== messageId));
    }

    async function sendNext(caseId: string): Promise<void> {
      const queue = unsent.value.filter((one) => one.caseId === caseId);
      const next = queue[0];
      if (!next || next.state !== 'queued') return;
      const { messageId, text } = next;
      change(messageId, { state: 'sending' });
      try {
        const entry = await client.answer(caseId, { text, messageId });
        drop(messageId);
        onSent(caseId, entry);
      } catch (failure) {
        const fault = {
          fault: failureMessage(failure),
          isPassing: isPassing(failure) || isSignedOut(failure),
        };
        set(unsent.value.map((one) => (one.caseId === caseId ? { ...one, state: 'failed', ...fault } : one)));
        if (isSignedOut(failure)) onExpired();
        return;
      }
      return sendNext(caseId);
    }
    function again(caseId: string) {
      const isBusy = unsent.value.some((one) => one.caseId === caseId && one.state === 'sending');
      if (isBusy) return;
      set(unsent.value.map((one) => (one.caseId === caseId ? { ...one, state: 'queued', fault: '' } : one)));
      void sendNext(caseId);
    }

    return {
      unsent,
      send(caseId, text) {
        const isHeldUp = unsent.value.some((one) => one.caseId === caseId && one.state === 'failed');
        const answer: Answer = {
          caseId,
          messageId: uuid(),
          text,
          at: clock.now(),
          state: 'queued',
          fault: '',
          isPassing: true,
        };
        set([...unsent.value, answer]);
        if (isHeldUp) again(caseId);
        else void sendNext(caseId);
      },
      retry: again,
      resume() {
        const held = unsent.value.filter((one) => one.state === 'failed' && one.isPassing);
        for (const caseId of new Set(held.map((one) => one.caseId))) again(caseId);
      },
      discard: drop,
    };
  },
);

/** What was being sent when the page was left is not known to have arrived: sent again under the same id, it is safe. */
function parseAnswers(text: string | null): Answer[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return (list as Answer[])
      .filter((one) => typeof one.caseId === 'string' && typeof one.messageId === 'string')
      .map((one) => ({ ...one, state: 'failed', fault: 'This page was left before it was sent.' }));
  } catch {
    return [];
  }
}
