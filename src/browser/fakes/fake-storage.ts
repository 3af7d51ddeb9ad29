import type { KeyValueStorage } from '../browser';

export interface FakeStorage extends KeyValueStorage {
  /** Another tab sets (or, with `null`, removes) a key. */
  fromOtherTab(key: string, value: string | null): void;
  /** The same storage as another tab has it: each hears what the other writes. */
  otherTab(): FakeStorage;
  /** The page removes everything: other tabs get no event for a key. */
  clear(): void;
  /** From now on nothing can be written: what is set is remembered by this tab alone. */
  fill(): void;
  /** It can again. */
  free(): void;
}

type Listeners = Set<(key: string, value: string | null) => void>;

export function createFakeStorage(
  entries = new Map<string, string>(),
  tabs = new Set<Listeners>(),
): FakeStorage {
  const listeners: Listeners = new Set();
  tabs.add(listeners);
  const memory = new Map<string, string>();
  let isFull = false;

  function write(key: string, value: string | null) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  function writeHere(key: string, value: string | null) {
    memory.delete(key);
    if (isFull && value !== null) {
      memory.set(key, value);
      return;
    }
    if ((entries.get(key) ?? null) === value) return;
    write(key, value);
    for (const tab of tabs) {
      if (tab !== listeners) for (const fn of tab) fn(key, value);
    }
  }

  return {
    get: (key) => memory.get(key) ?? entries.get(key) ?? null,
    set: writeHere,
    remove: (key) => writeHere(key, null),
    keys: (prefix) =>
      [...new Set([...entries.keys(), ...memory.keys()])].filter((key) => key.startsWith(prefix)),
    isKept: (key) => !memory.has(key),
    clear: () => entries.clear(),
    fill() {
      isFull = true;
    },
    free() {
      isFull = false;
    },
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
