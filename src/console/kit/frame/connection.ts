import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { backOff } from '../../../client/back-off';
import type { ConsoleClient } from '../../../client/console-client';
import { onWake } from '../../../client/on-wake';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { ConsoleBrowser } from '../../../browser/browser';

export type ConnectionState =
  | { kind: 'off' }
  | { kind: 'connecting'; isAgain: boolean }
  | { kind: 'on' }
  /** The line is down; the next try is at `retryAt`, epoch milliseconds. */
  | { kind: 'down'; retryAt: number };

export interface Connection {
  state: ReadonlySignal<ConnectionState>;
  start(): void;
  stop(): void;
  /** Tries now instead of at the time planned. */
  retry(): void;
}

export interface ConnectionListener {
  onEvent(event: ConsoleEvent): void;
  onAgent(agent: SignedInAgent): void;
}

/** Milliseconds. */
const patience = 10_000;
const longestPause = 5000;

/**
 * The stream of events, opened anew whenever it breaks. A browser's own retry gives up for good on an answer that
 * is not 200, and can't tell an expired session from a service that is starting: so each new try asks for the
 * session first. https://html.spec.whatwg.org/multipage/server-sent-events.html#sse-processing-model
 */
export const ConnectionModel = createModel(
  (
    client: ConsoleClient,
    browser: Pick<ConsoleBrowser, 'clock' | 'random' | 'network' | 'page'>,
    listener: ConnectionListener,
  ): Connection => {
    const { clock, random } = browser;
    const state = signal<ConnectionState>({ kind: 'off' });
    let failures = 0;
    let round = 0;
    let closeStream: () => void = () => {};
    let cancelTimer: () => void = () => {};
    let cancelSilence: () => void = () => {};
    /** By the clock that runs while a page or a machine sleeps, epoch milliseconds. */
    let heardUntil = Infinity;
    let stopWaking: () => void = () => {};

    function drop() {
      round += 1;
      closeStream();
      cancelTimer();
      cancelSilence();
      heardUntil = Infinity;
      closeStream = cancelTimer = cancelSilence = () => {};
    }
    /** A line that is dead and not closed ends without an event. */
    function expectMore(within: number) {
      cancelSilence();
      heardUntil = clock.now() + within;
      cancelSilence = clock.after(within, breakDown);
    }
    function breakDown() {
      drop();
      const pause = backOff(failures++, random, 0, longestPause);
      state.value = { kind: 'down', retryAt: clock.now() + pause };
      cancelTimer = clock.after(pause, () => void tryAgain());
    }
    function listen() {
      state.value = { kind: 'connecting', isAgain: failures > 0 };
      cancelTimer = clock.after(patience, breakDown);
      closeStream = client.openEvents({
        onEvent(event) {
          if (event.type === 'alive') return expectMore(event.within);
          if (event.type === 'hello') {
            cancelTimer();
            failures = 0;
            state.value = { kind: 'on' };
          }
          listener.onEvent(event);
        },
        onBreak: breakDown,
      });
    }
    async function tryAgain() {
      drop();
      const thisRound = round;
      state.value = { kind: 'connecting', isAgain: true };
      try {
        const agent = await client.session();
        if (thisRound !== round) return;
        listener.onAgent(agent);
        listen();
      } catch {
        if (thisRound !== round) return;
        breakDown();
      }
    }

    return {
      state,
      start() {
        drop();
        failures = 0;
        stopWaking();
        stopWaking = onWake(browser, () => {
          if (state.value.kind === 'down' || clock.now() > heardUntil) void tryAgain();
        });
        listen();
      },
      stop() {
        drop();
        stopWaking();
        state.value = { kind: 'off' };
      },
      retry() {
        if (state.value.kind === 'down') void tryAgain();
      },
    };
  },
);
