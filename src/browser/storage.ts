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
  /** What the page's storage held when it was last looked at. */
  const held = new Map<string, string>();
  let area: Storage | undefined;
  // Reached for at its first use: the first touch of each area is slow.
  function reach() {
    return (area ??= window[kind]);
  }

  function write(key: string, value: string) {
    memory.set(key, value);
    attempt(() => {
      if (!keeping.isAllowed()) return;
      reach().setItem(key, value);
      memory.delete(key);
      held.set(key, value);
    });
  }
  function note(key: string, value: string | null | undefined) {
    if (value == null) held.delete(key);
    else held.set(key, value);
    return value ?? null;
  }
  function read(key: string) {
    return attempt(() => reach().getItem(key));
  }
  /** Pages clear their whole storage, when their customer signs out for example: what was here goes on. */
  function restore() {
    if ([...held.keys()].every((key) => read(key) == null))
      for (const [key, value] of held) write(key, value);
  }
  listen(window, 'pagehide', restore);
  listen(window, 'visibilitychange', restore);
  listen(window, 'storage', (event) => {
    const { key, newValue, storageArea } = event as StorageEvent;
    if (key !== null && storageArea === area) note(key, newValue);
  });
  // In the back-forward cache a page hears of no removal.
  listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) held.clear();
  });
  keeping.onChange(() => {
    for (const [key, value] of memory) write(key, value);
  });

  return {
    get(key) {
      restore();
      return memory.get(key) ?? note(key, read(key));
    },
    set(key, value) {
      restore();
      write(key, value);
    },
    remove(key) {
      memory.delete(key);
      held.delete(key);
      attempt(() => reach().removeItem(key));
    },
    keys(prefix) {
      restore();
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
