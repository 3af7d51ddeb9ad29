import { attempt } from './attempt';
import type { Keeping, KeyValueStorage } from './browser';
import { listen } from './listen';

/**
 * The page's storage behind a memory: reaching for it throws where a browser blocks it, and writing throws when it
 * is full. What could not be written, or may not be kept yet, is remembered for as long as the page lives.
 * https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
export function createPageStorage(
  window: Window,
  kind: 'localStorage' | 'sessionStorage',
  keeping: Keeping,
): KeyValueStorage {
  const memory = new Map<string, string>();
  let area: Storage | undefined;
  // Reached for at its first use: the first touch of each area is slow.
  function reach() {
    return (area ??= window[kind]);
  }

  function set(key: string, value: string) {
    memory.set(key, value);
    attempt(() => {
      if (!keeping.isAllowed()) return;
      reach().setItem(key, value);
      memory.delete(key);
    });
  }
  keeping.onChange(() => {
    for (const [key, value] of memory) set(key, value);
  });

  return {
    get: (key) => memory.get(key) ?? attempt(() => reach().getItem(key)) ?? null,
    set,
    remove(key) {
      memory.delete(key);
      attempt(() => reach().removeItem(key));
    },
    keys(prefix) {
      const written = attempt(() => Object.keys(reach())) ?? [];
      return [...new Set([...written, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    isKept: (key) => !memory.has(key),
    onChange: (fn) =>
      listen(window, 'storage', (event) => {
        const { key, newValue, storageArea } = event as StorageEvent;
        if (key === null || storageArea !== attempt(reach)) return;
        memory.delete(key);
        fn(key, newValue);
      }),
  };
}
