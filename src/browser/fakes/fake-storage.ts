import type { KeyValueStorage } from '../browser';

export interface FakeStorage extends KeyValueStorage {
  /** Another tab sets (or, with `null`, removes) a key. */
  fromOtherTab(key: string, value: string | null): void;
}

export function createFakeStorage(): FakeStorage {
  const entries = new Map<string, string>();
  const listeners = new Set<(key: string, value: string | null) => void>();

  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    fromOtherTab(key, value) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      for (const fn of listeners) fn(key, value);
    },
  };
}
