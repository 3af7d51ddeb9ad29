/** Notices background workers that have finished nothing for too long, because they hang or their store is away. */
export interface Watchdog {
  /** Expects a worker to finish something at least every so many milliseconds; returns what it calls each time. */
  expect(worker: string, everyMs: number): () => void;
  /** Returns the names of the workers that are overdue. */
  overdue(): string[];
}

/** Milliseconds beyond its usual pause: longer than a slow statement and the next try take. */
export const patience = 60_000;

export function createWatchdog(elapsed: () => number): Watchdog {
  const dueAt = new Map<string, number>();
  return {
    expect(worker, everyMs) {
      function finished() {
        dueAt.set(worker, elapsed() + everyMs + patience);
      }
      finished();
      return finished;
    },
    overdue: () => [...dueAt].filter(([, at]) => at < elapsed()).map(([worker]) => worker),
  };
}
