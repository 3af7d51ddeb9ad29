import type { Clock, Locks } from '../../../src/browser/browser';

/** Returns what a browser without Web Locks does. */
export function noLocks(clock: Clock): Locks {
  return {
    areShared: () => false,
    hold: (_, work) => work(),
    claim: (_, { onHeld }) => clock.after(0, onHeld),
  };
}

/** Returns a tab's locks: they go with it, and a frozen tab learns late what it got or lost. */
export function sharedLocks(
  locks: Locks,
  reached: (fn: () => void) => () => void,
  releases: Set<() => void>,
): Locks {
  function claim(name: string, { isForced, onHeld, onLost }: Parameters<Locks['claim']>[1]) {
    const undo = locks.claim(name, { isForced, onHeld: reached(onHeld), onLost: reached(onLost) });
    function release() {
      releases.delete(release);
      undo();
    }
    releases.add(release);
    return release;
  }
  return {
    areShared: () => true,
    claim,
    hold: (name, work) =>
      new Promise((resolve, reject) => {
        const release = claim(name, {
          isForced: false,
          onHeld: () =>
            void work()
              .then(resolve, reject)
              .finally(() => release()),
          onLost: () => reject(new DOMException('Stolen', 'AbortError')),
        });
      }),
  };
}
