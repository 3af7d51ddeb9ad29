import type { Keeping } from './browser';

export function createKeeping(): Keeping {
  const listeners: (() => void)[] = [];
  let isAllowed = true;
  return {
    isAllowed: () => isAllowed,
    allow(next) {
      isAllowed = next;
      for (const fn of listeners) fn();
    },
    onChange: (fn) => void listeners.push(fn),
  };
}
