/** What requests, queues and loops need of time; a `Clock` of the browser fits. */
export interface Clock {
  /** Epoch milliseconds, by a clock that may be set: for times that are shown. */
  now(): number;
  /** Milliseconds since a moment of the page's own: for what waits. */
  elapsed(): number;
  /** Runs `fn` after that many milliseconds; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
}
