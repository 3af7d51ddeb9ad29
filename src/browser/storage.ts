import type { KeyValueStorage } from './browser';
import { listen } from './listen';

/**
 * The page's storage behind a memory: reaching for it throws where a browser blocks it, and writing throws when it
 * is full. What could not be written is remembered for as long as the page lives.
 */
export function createPageStorage(window: Window, kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const memory = new Map<string, string>();
  const area = attempt(() => window[kind]);

  return {
    get(key) {
      const remembered = memory.get(key);
      return remembered ?? attempt(() => area?.getItem(key)) ?? null;
    },
    set(key, value) {
      const isWritten = attempt(() => {
        area?.setItem(key, value);
        return Boolean(area);
      });
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => area?.removeItem(key));
    },
    keys(prefix) {
      const written = attempt(() => Object.keys(area ?? {})) ?? [];
      return [...new Set([...written, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    onChange: (fn) =>
      listen(window, 'storage', (event) => {
        const { key, newValue, storageArea } = event as StorageEvent;
        if (key === null || storageArea !== area) return;
        memory.delete(key);
        fn(key, newValue);
      }),
  };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
