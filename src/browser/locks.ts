import type { Locks } from './browser';

export function createPageLocks(navigator: Navigator): Locks {
  return {
    async hold(name, work) {
      // Absent on pages without https, refused in sandboxes.
      if (!navigator.locks) return work();
      let isHeld = false;
      try {
        return await navigator.locks.request(name, () => {
          isHeld = true;
          return work();
        });
      } catch (error) {
        if (isHeld) throw error;
        return work();
      }
    },
  };
}
