import type { Clock } from '../browser';

export interface FakeClock extends Clock {
  /** Lets that time pass: runs the timers due in their order and lets promises settle after each. */
  advance(milliseconds: number): Promise<void>;
  /** Lets every promise that can settle do so, without time passing. */
  settle(): Promise<void>;
  /** The visitor sets the clock of the device, by that much. */
  shift(milliseconds: number): void;
  /** How many timers wait. */
  pending(): number;
}

export function createFakeClock(start = Date.UTC(2026, 0, 5, 12)): FakeClock {
  let now = 0;
  let wall = start;
  let timers: { at: number; fn: () => void }[] = [];
  return {
    now: () => wall + now,
    elapsed: () => now,
    shift(milliseconds) {
      wall += milliseconds;
    },
    after(milliseconds, fn) {
      const timer = { at: now + Math.max(0, milliseconds), fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.fn();
        await settle();
      }
      now = end;
    },
    settle,
    pending: () => timers.length,
  };
}

/** Lets every promise that can settle do so: a macrotask of the real clock, by which every microtask has run. */
export function settle(): Promise<void> {
  return new Promise<void>((resolve) => void setTimeout(resolve, 0));
}
