import type { Clock } from './browser';

export function createPageClock(window: Window): Clock {
  return {
    now: () => Date.now(),
    elapsed: () => window.performance.now(),
    after(milliseconds, fn) {
      const timer = window.setTimeout(fn, milliseconds);
      return () => window.clearTimeout(timer);
    },
  };
}
