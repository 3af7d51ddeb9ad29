import type { Routes } from '../routes';

export interface FakeRoutes extends Routes {
  /** The page has changed its address. */
  change(): void;
}

export function createFakeRoutes(): FakeRoutes {
  const listeners = new Set<() => void>();
  return {
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    change() {
      for (const fn of listeners) fn();
    },
  };
}
