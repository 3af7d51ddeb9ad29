import { pauseBeforeRetry } from '../../../client/back-off';
import type { Clock } from '../../../client/clock';

export interface Reloading {
  now(): void;
  /** After a failure, or once something may be missing; later each time until `succeeded`. */
  soon(): void;
  succeeded(): void;
  start(): void;
  stop(): void;
}

/** Milliseconds: an event may be lost without a word. */
const safetyReload = 60_000;

/** Decides when to load again what the workspace shows. */
export function createReloading(clock: Clock, random: () => number, load: () => void): Reloading {
  let failures = 0;
  let isRunning = false;
  let cancel: () => void = () => {};

  function after(milliseconds: number) {
    cancel();
    if (isRunning) cancel = clock.after(milliseconds, now);
  }
  function now() {
    after(safetyReload);
    load();
  }

  return {
    now,
    soon: () => after(pauseBeforeRetry(failures++, random)),
    succeeded() {
      failures = 0;
    },
    start() {
      isRunning = true;
      after(safetyReload);
    },
    stop() {
      isRunning = false;
      cancel();
    },
  };
}
