import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Browser } from '../../browser/browser';

export type ConnectionState = { kind: 'up' } | { kind: 'down'; isOffline: boolean };

/** What is asked of it: each may fail while the other goes well. */
export type ConnectionUse = 'asking' | 'sending';

export interface Connection {
  state: ReadonlySignal<ConnectionState>;
  /** Until the next try, while it is down. */
  secondsLeft: ReadonlySignal<number>;
  answered(use: ConnectionUse): void;
  /** A request brought no answer and is tried again in that many milliseconds. */
  failed(use: ConnectionUse, retryIn: number): void;
  stop(): void;
}

interface Trouble {
  failures: number;
  /** By the clock that nobody sets. */
  retryAt: number;
}

/** One lost request may be chance; the visitor sees a note after the second. */
const failuresUntilTold = 2;
/** Milliseconds: a longer wait is never silent. */
const longestSilence = 5_000;

/** Whether the service can be reached, and what happens next when it can't. */
export const ConnectionModel = createModel<Connection, [Pick<Browser, 'clock' | 'isOnline'>]>(
  ({ clock, isOnline }) => {
    const state = signal<ConnectionState>({ kind: 'up' });
    const secondsLeft = signal(0);
    const troubles = new Map<ConnectionUse, Trouble>();
    let cancelTick: () => void = () => {};

    function tick() {
      cancelTick();
      const retryAt = Math.min(...[...troubles.values()].map((trouble) => trouble.retryAt));
      secondsLeft.value = Math.max(0, Math.ceil((retryAt - clock.elapsed()) / 1000));
      if (secondsLeft.value > 0) cancelTick = clock.after(1000, tick);
    }

    return {
      state,
      secondsLeft,
      answered(use) {
        troubles.delete(use);
        if (state.value.kind === 'up') return;
        if (troubles.size > 0) return tick();
        cancelTick();
        state.value = { kind: 'up' };
      },
      failed(use, retryIn) {
        const failures = (troubles.get(use)?.failures ?? 0) + 1;
        troubles.set(use, { failures, retryAt: clock.elapsed() + retryIn });
        const isOffline = !isOnline();
        const isTold = failures >= failuresUntilTold || retryIn > longestSilence || isOffline;
        if (!isTold && state.value.kind === 'up') return;
        state.value = { kind: 'down', isOffline };
        tick();
      },
      stop: () => cancelTick(),
    };
  },
);
