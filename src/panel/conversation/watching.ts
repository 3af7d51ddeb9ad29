import type { Browser } from '../../browser/browser';
import type { Transcript } from '../transcript/transcript';

/** Whether the visitor looks at the end of the transcript, and what they have seen by it. */
export interface Watching {
  isWatched(): boolean;
  setAtEnd(isAtEnd: boolean): void;
  /** Runs `fn` and reports what is seen by it. */
  report<Result>(fn: () => Result): Result;
  stop(): void;
}

export function createWatching(
  transcript: Transcript,
  page: Browser['page'],
  onSeen: (index: number) => void,
): Watching {
  let isAtEnd = false;

  function isWatched() {
    return isAtEnd && page.isVisible();
  }
  function report<Result>(fn: () => Result): Result {
    const before = transcript.seenIndex.peek();
    const result = fn();
    const after = transcript.seenIndex.peek();
    if (after !== before) onSeen(after);
    return result;
  }
  function look() {
    if (isWatched()) report(() => transcript.markSeen());
  }

  return {
    isWatched,
    setAtEnd(next) {
      isAtEnd = next;
      look();
    },
    report,
    stop: page.onVisible(look),
  };
}
