import type { Clock, Timer } from '../domain/ports';

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock, Timer {
  /** Runs the timers due on the way, each at its time. */
  advance(milliseconds: number): void;
}

export function createTestClock(start: number): TestClock {
  let now = start;
  let timers: { at: number; fn: () => void }[] = [];

  function takeNext(end: number) {
    const due = timers.filter(({ at }) => at <= end);
    const [next] = due.sort((a, b) => a.at - b.at);
    timers = timers.filter((timer) => timer !== next);
    return next;
  }

  return {
    now: () => now,
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
