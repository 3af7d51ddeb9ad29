import { pauseBeforeRetry } from '../../../client/back-off';
import type { Clock } from '../../../client/clock';

export interface Reloading {
  now(): Promise<void>;
  /** After a failure, or once something may be missing; later each time until `succeeded`. */
  soon(): void;
  succeeded(): void;
  start(): void;
  /** What is still being loaded, and fails, is not loaded again. */
  stop(): void;
}

/** Decides when to load again what the workspace shows: never while its stream goes on, which says what was missed. */
export function createReloading(clock: Clock, random: () => number, load: () => Promise<void>): Reloading {
  let failures = 0;
  let isRunning = false;
  let cancel: () => void = () => {};

  function now() {
    cancel();
    return load();
  }

  return {
    now,
    soon() {
      cancel();
      if (isRunning) cancel = clock.after(pauseBeforeRetry(failures++, random), now);
    },
    succeeded() {
      failures = 0;
    },
    start() {
      isRunning = true;
    },
    stop() {
      isRunning = false;
      cancel();
    },
  };
}
