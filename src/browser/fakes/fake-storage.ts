import type { KeyValueStorage } from '../browser';

export interface FakeStorage extends KeyValueStorage {
  /** Another tab sets (or, with `null`, removes) a key. */
  fromOtherTab(key: string, value: string | null): void;
  /** The same storage as another tab has it: each hears what the other writes. */
  otherTab(): FakeStorage;
}

type Listeners = Set<(key: string, value: string | null) => void>;

export function createFakeStorage(
  entries = new Map<string, string>(),
  tabs = new Set<Listeners>(),
): FakeStorage {
  const listeners: Listeners = new Set();
  tabs.add(listeners);

  function write(key: string, value: string | null) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  function writeHere(key: string, value: string | null) {
    if ((entries.get(key) ?? null) === value) return;
    write(key, value);
    for (const tab of tabs) {
      if (tab !== listeners) for (const fn of tab) fn(key, value);
    }
  }

  return {
    get: (key) => entries.get(key) ?? null,
    set: writeHere,
    remove: (key) => writeHere(key, null),
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    fromOtherTab(key, value) {
      write(key, value);
      for (const fn of listeners) fn(key, value);
    },
    otherTab: () => createFakeStorage(entries, tabs),
  };
}
