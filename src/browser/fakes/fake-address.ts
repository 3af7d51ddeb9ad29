import type { Address } from '../browser';

export interface FakeAddress extends Address {
  /** The person behind the page changes what is behind `#`. */
  change(hash: string): void;
}

export function createFakeAddress(): FakeAddress {
  const listeners = new Set<() => void>();
  let hash = '';

  function change(next: string) {
    if (next === hash) return;
    hash = next;
    for (const fn of listeners) fn();
  }
  return {
    hash: () => hash,
    goTo: change,
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    change,
  };
}
