import { asFailure, type RequestFailure } from './request';

export interface SingleRequest {
  isRunning(): boolean;
  /** Sends, and reports the outcome unless it was cancelled meanwhile. */
  start<T>(
    send: (signal: AbortSignal) => Promise<T>,
    onAnswer: (answer: T) => void,
    onFailure: (failure: RequestFailure) => void,
  ): Promise<void>;
  /** Ends it as a failure. */
  abort(): void;
  /** Ends it without a word. */
  cancel(): void;
}

/** A place for one request at a time. */
export function createSingleRequest(): SingleRequest {
  let current: AbortController | undefined;
  return {
    isRunning: () => current !== undefined,
    async start(send, onAnswer, onFailure) {
      const controller = (current = new AbortController());
      function isDone() {
        if (current !== controller) return false;
        current = undefined;
        return true;
      }
      await send(controller.signal).then(
        (answer) => isDone() && onAnswer(answer),
        (error: unknown) => isDone() && onFailure(asFailure(error)),
      );
    },
    abort: () => current?.abort(),
    cancel() {
      const controller = current;
      current = undefined;
      controller?.abort();
    },
  };
}
