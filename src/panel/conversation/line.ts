import { createModel, signal, type Model, type ReadonlySignal } from '@preact/signals-core';
import type { Browser } from '../../browser/browser';

export type LineState = { kind: 'up' } | { kind: 'down'; isOffline: boolean };

export interface Line {
  state: ReadonlySignal<LineState>;
  /** Until the next try, while the line is down. */
  secondsLeft: ReadonlySignal<number>;
  answered(): void;
  /** A request brought no answer and is tried again then, epoch milliseconds. */
  failed(retryAt: number): void;
  stop(): void;
}

/** One lost request may be chance; a visitor is told of the second. */
const failuresUntilTold = 2;

/** Whether the service can be reached, and what happens next when it can't. */
export const LineModel = createModel<Line, [Pick<Browser, 'clock' | 'isOnline'>]>(({ clock, isOnline }) => {
  const state = signal<LineState>({ kind: 'up' });
  const secondsLeft = signal(0);
  let failures = 0;
  let retryAt = 0;
  let cancelTick: () => void = () => {};

  function tick() {
    cancelTick();
    secondsLeft.value = Math.max(0, Math.ceil((retryAt - clock.now()) / 1000));
    if (secondsLeft.value > 0) cancelTick = clock.after(1000, tick);
  }

  return {
    state,
    secondsLeft,
    answered() {
      failures = 0;
      cancelTick();
      if (state.value.kind === 'down') state.value = { kind: 'up' };
    },
    failed(nextTry) {
      failures++;
      retryAt = nextTry;
      const isOffline = !isOnline();
      if (failures < failuresUntilTold && !isOffline) return;
      state.value = { kind: 'down', isOffline };
      tick();
    },
    stop: () => cancelTick(),
  };
});

export type LineOf = Model<Line>;
