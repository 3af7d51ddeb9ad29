export type TabLife = ReturnType<typeof createTabLife>;

/** Decides what still runs in a tab: what reaches a frozen one waits, what reaches a closed one is lost. */
export function createTabLife() {
  let waiting: (() => void)[] | undefined;
  let isClosed = false;

  function reach(fn: () => void) {
    if (isClosed) return;
    if (waiting) waiting.push(fn);
    else fn();
  }

  return {
    reach,

    /** Returns a function that calls `fn` once that reaches the tab. */
    reached<T extends unknown[]>(fn: (...args: T) => void) {
      return (...args: T) => reach(() => fn(...args));
    },

    isFrozen: () => waiting !== undefined,
    isClosed: () => isClosed,

    freeze() {
      waiting ??= [];
    },

    thaw() {
      const missed = waiting ?? [];
      waiting = undefined;
      for (const fn of missed) reach(fn);
    },

    close() {
      isClosed = true;
    },
  };
}
