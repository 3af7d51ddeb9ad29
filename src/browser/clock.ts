import type { Clock } from './browser';

export function createPageClock(window: Window): Clock {
  return {
    now: () => Date.now(),
    // A page may have a variable of that name, which takes its place: https://webidl.spec.whatwg.org/#Replaceable
    elapsed: () => window.performance?.now?.() ?? Date.now(),
    after(milliseconds, fn) {
      const timer = window.setTimeout(fn, milliseconds);
      return () => window.clearTimeout(timer);
    },
  };
}
