import type { LockClaim, Locks } from '../browser';

export interface FakeLocks extends Locks {
  /** Another tab holds that name until the answer is called. */
  holdElsewhere(name: string): () => void;
  /** The same locks as another tab has them. */
  otherTab(): FakeLocks;
}

interface Name {
  holder?: LockClaim | undefined;
  waiting: LockClaim[];
}

export function createFakeLocks(names = new Map<string, Name>()): FakeLocks {
  const released = new Set<LockClaim>();
  function nameOf(key: string): Name {
    const known = names.get(key) ?? { waiting: [] };
    names.set(key, known);
    return known;
  }
  function grant(name: Name) {
    if (name.holder) return;
    const next = name.waiting.shift();
    name.holder = next;
    // Who loses it at once has held it before, as in a browser.
    if (next) queueMicrotask(() => released.has(next) || next.onHeld());
  }

  function claim(key: string, wanted: LockClaim): () => void {
    const name = nameOf(key);
    const lost = wanted.isForced ? name.holder : undefined;
    if (wanted.isForced) {
      name.holder = undefined;
      name.waiting.unshift(wanted);
    } else name.waiting.push(wanted);
    if (lost) queueMicrotask(() => lost.onLost());
    grant(name);
    return () => {
      released.add(wanted);
      name.waiting = name.waiting.filter((other) => other !== wanted);
      if (name.holder !== wanted) return;
      name.holder = undefined;
      grant(name);
    };
  }

  function hold<T>(key: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const release = claim(key, {
        isForced: false,
        onHeld: () =>
          void work()
            .then(resolve, reject)
            .finally(() => release()),
        onLost: () => reject(new DOMException('Stolen', 'AbortError')),
      });
    });
  }

  return {
    areShared: () => true,
    claim,
    hold,
    holdElsewhere: (key) => claim(key, { isForced: false, onHeld: () => {}, onLost: () => {} }),
    otherTab: () => createFakeLocks(names),
  };
}
