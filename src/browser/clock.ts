import type { Clock } from './browser';

export function createPageClock(window: Window): Clock {
  return {
    now: () => Date.now(),
    // A page may have a variable of that name, which takes its place: https://webidl.spec.whatwg.org/#Replaceable
    elapsed: () => window.performance?.now?.() ?? Date.now(),
    after(milliseconds, fn) {
      // Longer than 25 days would be at once: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-initialisation-steps
      const timer = window.setTimeout(fn, Math.min(milliseconds, 1e9));
      return () => window.clearTimeout(timer);
    },
  };
}
