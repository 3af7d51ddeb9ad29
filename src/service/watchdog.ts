/** Notices background workers that have finished nothing for too long, because they hang or their store is away. */
export interface Watchdog {
  /** Expects a worker to finish something at least every so many milliseconds; returns what it calls each time. */
  expect(worker: string, everyMs: number): () => void;
  /** A worker is at it, and may take so many milliseconds; returns what it calls at the end, after which it is due as before. */
  working(worker: string, mayTake: number): () => void;
  /** Returns the names of the workers that are overdue. */
  overdue(): string[];
}

/** Milliseconds beyond its usual pause: longer than a slow statement and the next try take. */
export const patience = 60_000;

export function createWatchdog(elapsed: () => number): Watchdog {
  const dueAt = new Map<string, number>();
  const worksUntil = new Map<string, number>();

  function isOverdue(worker: string, at: number): boolean {
    return Math.max(at, worksUntil.get(worker) ?? at) < elapsed();
  }

  return {
    expect(worker, everyMs) {
      function finished() {
        dueAt.set(worker, elapsed() + everyMs + patience);
      }
      finished();
      return finished;
    },
    working(worker, mayTake) {
      worksUntil.set(worker, elapsed() + mayTake);
      return () => void worksUntil.delete(worker);
    },
    overdue: () => [...dueAt].filter(([worker, at]) => isOverdue(worker, at)).map(([worker]) => worker),
  };
}
