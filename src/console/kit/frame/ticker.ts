import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';

const second = 1000;

/** The time, updated each second while anybody looks at it. */
export function createTicker(clock: Clock): ReadonlySignal<number> {
  let stop: () => void = () => {};
  const now = signal(clock.now(), {
    watched() {
      const tick = () => {
        this.value = clock.now();
        stop = clock.after(second - (clock.now() % second), tick);
      };
      stop = clock.after(0, tick);
    },
    unwatched() {
      stop();
    },
  });
  return now;
}
