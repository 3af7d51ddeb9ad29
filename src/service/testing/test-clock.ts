import type { ServiceClock } from '../adapters/service-clock';
import type { Timer } from '../domain/ports';

/** A clock that stands still until it is advanced. */
export interface TestClock extends ServiceClock, Timer {
  /** Runs the timers due on the way, each at its time. */
  advance(milliseconds: number): void;
  /** Sets the time of day alone: no time passes. */
  set(by: number): void;
}

export function createTestClock(start: number): TestClock {
  let now = start;
  let setBy = 0;
  let timers: { at: number; fn: () => void }[] = [];

  function takeNext(end: number) {
    const due = timers.filter(({ at }) => at <= end);
    const [next] = due.sort((a, b) => a.at - b.at);
    timers = timers.filter((timer) => timer !== next);
    return next;
  }

  return {
    now: () => now + setBy,
    elapsed: () => now,
    sync: async () => {},
    skew: () => 0,
    set: (by) => void (setBy += by),
    after(milliseconds, fn) {
      const timer = { at: now + milliseconds, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = takeNext(end); next; next = takeNext(end)) {
        now = Math.max(now, next.at);
        next.fn();
      }
      now = end;
    },
  };
}
