import type { VirtualTime } from './virtual-time';

/** Time as it passes, for a service that runs as processes of its own. */
export function createRealTime(): VirtualTime {
  const begun = performance.now();
  function pass(milliseconds: number) {
    return new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
  }
  return {
    elapsed: () => performance.now() - begun,
    after(milliseconds, fn) {
      const timer = setTimeout(fn, Math.max(0, milliseconds));
      return () => clearTimeout(timer);
    },
    during: (work) => work,
    advance: pass,
    settle: () => pass(0),
  };
}
