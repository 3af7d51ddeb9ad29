import type { Storage, Surroundings } from './surroundings';

/** The real page as the console's models need it. */
export function createPageSurroundings(page: Window & typeof globalThis): Surroundings {
  const { document } = page;
  return {
    clock: {
      now: () => Date.now(),
      after(milliseconds, fn) {
        const timer = page.setTimeout(fn, milliseconds);
        return () => page.clearTimeout(timer);
      },
    },
    storage: createPageStorage(page),
    address: {
      read: () => page.location.hash,
      go(hash) {
        if (page.location.hash !== hash) page.location.hash = hash;
      },
      onChange: (fn) => listen(page, 'hashchange', fn),
    },
    uuid: () => uuid(page.crypto),
    random: () => Math.random(),
    isVisible: () => document.visibilityState === 'visible',
    onWake(fn) {
      const stopOnline = listen(page, 'online', fn);
      const stopVisible = listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') fn();
      });
      return () => {
        stopOnline();
        stopVisible();
      };
    },
  };
}

function createPageStorage(page: Window): Storage {
  const memory = new Map<string, string>();
  // Even reading the property throws where the browser blocks storage.
  function attempt<T>(work: (storage: globalThis.Storage) => T, instead: () => T): T {
    try {
      return work(page.localStorage);
    } catch {
      return instead();
    }
  }
  return {
    get: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    set: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    remove(key) {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => {},
      );
    },
    keys(prefix) {
      const stored = attempt(
        (storage) => Object.keys(storage),
        () => [],
      );
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

/** `randomUUID` exists on secure pages only; a console served over plain HTTP in a company's network has no less need. */
function uuid(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function listen(target: EventTarget, type: string, fn: () => void): () => void {
  target.addEventListener(type, fn);
  return () => target.removeEventListener(type, fn);
}
