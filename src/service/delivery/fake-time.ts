import type { Clock } from '../domain/ports';
import type { Timer } from './timer';

export interface FakeTime extends Clock, Timer {
  /** Lets time pass, runs the timers due, and lets promises settle. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeTime(start = 1_000_000_000): FakeTime {
  let now = start;
  let timers: { at: number; fn: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, fn) {
      const timer = { at: now + milliseconds, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(milliseconds) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { fn } of due) fn();
      // A macrotask: by then every promise that could settle has.
      await new Promise((resolve) => void setImmediate(resolve));
    },
  };
}
