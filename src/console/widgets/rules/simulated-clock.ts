import type { Clock } from '../../../browser/browser';

export interface SimulatedClock extends Clock {
  /** Lets that many milliseconds pass, and runs on the way what was put off until then. */
  pass(milliseconds: number): void;
}

/** A clock that stands still unless it is told to go on. */
export function createSimulatedClock(): SimulatedClock {
  const waiting = new Set<{ at: number; fn: () => void }>();
  let now = 0;
  return {
    now: () => now,
    elapsed: () => now,
    after(milliseconds, fn) {
      const timer = { at: now + milliseconds, fn };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].sort((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        waiting.delete(next);
        now = next.at;
        next.fn();
      }
      now = until;
    },
  };
}
