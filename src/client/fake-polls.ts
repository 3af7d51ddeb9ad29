import type { FakeClock } from '../browser/fakes/fake-clock';
import type { PollParameters, PollResult } from '../contract/chat/visitor-chat';
import { RequestFailure } from './request';

/** A poll that waits to be answered. */
export interface FakePoll {
  /** Milliseconds since the fake was made. */
  at: number;
  parameters: PollParameters;
  isAborted(): boolean;
  answer(result?: Partial<PollResult>): Promise<void>;
  fail(status?: number, retryAfter?: number): Promise<void>;
}

/** The polls of one chat, answered by the test. */
export function createFakePolls(clock: FakeClock) {
  const requests: FakePoll[] = [];
  const startedAt = clock.now();
  function poll(_: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      requests.push({
        at: clock.now() - startedAt,
        parameters,
        isAborted: () => signal?.aborted === true,
        answer(result) {
          resolve({ caseId: 'case-1', agentTyping: false, messageList: [], ...result });
          return clock.settle();
        },
        fail(status = 0, retryAfter) {
          reject(new RequestFailure(status, retryAfter));
          return clock.settle();
        },
      });
    });
  }
  return { requests, poll };
}
