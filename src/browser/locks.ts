import { attempt } from './attempt';
import type { Locks } from './browser';

/**
 * Locks are absent on pages without https, and refused in sandboxes.
 * https://w3c.github.io/web-locks/#api-lock-manager-request
 */
export function createPageLocks(navigator: Navigator): Locks {
  const locks = attempt(() => navigator.locks);
  return {
    areShared: () => locks !== undefined,

    async hold(name, work) {
      if (!locks) return work();
      let isHeld = false;
      try {
        return await locks.request(name, () => {
          isHeld = true;
          return work();
        });
      } catch (error) {
        if (isHeld) throw error;
        return work();
      }
    },

    claim(name, { isForced, onHeld, onLost }) {
      const waiting = new AbortController();
      let release: () => void = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      let isHeld = false;
      let isOver = false;

      function hold() {
        if (isOver) return undefined;
        isHeld = true;
        onHeld();
        return released;
      }
      function refused() {
        if (isOver) return;
        if (isHeld) onLost();
        else void hold();
      }
      // A request that steals takes no signal: https://w3c.github.io/web-locks/#api-lock-manager-request
      const options = isForced ? { steal: true } : { signal: waiting.signal };
      const held = attempt(() => locks?.request(name, options, hold)) ?? Promise.resolve().then(hold);
      held.catch(refused);

      return () => {
        isOver = true;
        waiting.abort();
        release();
      };
    },
  };
}
