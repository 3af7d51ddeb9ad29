import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { pauseBeforeRetry } from '../../../client/back-off';
import type { ConsoleClient } from '../../../client/console-client';
import { onWake } from '../../../client/on-wake';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { ConsoleBrowser } from '../../../browser/browser';

export type ConnectionState =
  | { kind: 'off' }
  | { kind: 'connecting'; isAgain: boolean }
  | { kind: 'on' }
  /** The service answers, and the stream brings nothing or does not open: what is new is asked for every few seconds. */
  | { kind: 'polling' }
  /** The line is down; the next try is at `retryAt`, epoch milliseconds by the service's clock. */
  | { kind: 'down'; retryAt: number };

export interface Connection {
  state: ReadonlySignal<ConnectionState>;
  /** Milliseconds by which the clock here is ahead of the service's, as far as is known. */
  clockAhead: ReadonlySignal<number>;
  start(): void;
  stop(): void;
  /** Tries now instead of at the time planned. */
  retry(): void;
}

export interface ConnectionListener {
  onEvent(event: ConsoleEvent): void;
  onAgent(agent: SignedInAgent): void;
  /** Something may be new that the stream has not brought. The next poll waits until it is read. */
  onPoll(): Promise<void>;
}

/** Milliseconds: a stream begins with an event. */
const patience = 5_000;
const pollEvery = 5_000;
/** Milliseconds by which the delays of two signs of life differ at most, where nothing holds the stream back. */
const steadyBeat = 5_000;
/** After so many streams in a row that broke before their first event, something in between blocks them. */
const fewTries = 3;

/**
 * The stream of events, opened again whenever it breaks. A browser's own retry gives up for good on an answer that
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
    const { ahead: clockAhead, forget, compare } = compareClocks(clock);
    let failures = 0;
    let round = 0;
    let closeStream: (() => void) | undefined;
    let cancelTimer: () => void = () => {};
    let cancelSilence: () => void = () => {};
    /** By the clock that runs while a page or a machine sleeps, epoch milliseconds. */
    let heardUntil = Infinity;
    let stopWaking: () => void = () => {};

    function drop() {
      round += 1;
      closeStream?.();
      cancelTimer();
      cancelSilence();
      heardUntil = Infinity;
      closeStream = undefined;
      cancelTimer = cancelSilence = () => {};
    }
    /** A line that is dead and not closed ends without an event. */
    function expectMore(within: number) {
      cancelSilence();
      heardUntil = clock.now() + within;
      cancelSilence = clock.after(within, lose);
    }
    /** Who polls anyway is not offline without a stream. */
    function lose() {
      if (failures < fewTries && state.value.kind !== 'polling') return breakDown();
      drop();
      poll();
    }
    function breakDown() {
      drop();
      const pause = pauseBeforeRetry(failures++, random);
      state.value = { kind: 'down', retryAt: clock.now() - clockAhead.value + pause };
      cancelTimer = clock.after(pause, tryAgain);
    }
    function listen() {
      forget();
      if (state.value.kind !== 'polling') state.value = { kind: 'connecting', isAgain: failures > 0 };
      cancelTimer = clock.after(patience, poll);
      closeStream = client.openEvents({
        onEvent(event) {
          if (event.type === 'alive') {
            // Also of those that come in batches, the first of each is not.
            const isSteady = event.now !== undefined && compare(event.now) < steadyBeat;
            if (state.value.kind === 'polling' && isSteady) comeUp();
            return expectMore(event.within);
          }
          if (event.type === 'hello' && state.value.kind !== 'polling') comeUp();
          listener.onEvent(event);
        },
        onBreak: lose,
      });
    }
    function comeUp() {
      cancelTimer();
      failures = 0;
      state.value = { kind: 'on' };
    }
    /** Asks the service who is signed in, and goes on with `then` when it answers. */
    async function ask(then: () => void) {
      const thisRound = round;
      try {
        const agent = await client.session();
        if (thisRound !== round || state.value.kind === 'on') return;
        listener.onAgent(agent);
        if (thisRound === round) then();
      } catch {
        if (thisRound === round) breakDown();
      }
    }
    /** Between here and the service something may hold back what a stream brings, until there is more of it, or let none through. */
    function poll() {
      void ask(async () => {
        const thisRound = round;
        state.value = { kind: 'polling' };
        await listener.onPoll();
        if (thisRound === round) cancelTimer = clock.after(pollEvery, closeStream ? poll : listen);
      });
    }
    function tryAgain() {
      drop();
      state.value = { kind: 'connecting', isAgain: true };
      void ask(listen);
    }

    return {
      state,
      clockAhead,
      start() {
        drop();
        failures = 0;
        stopWaking();
        stopWaking = onWake(browser, () => {
          if (state.value.kind === 'down' || clock.now() > heardUntil) tryAgain();
        });
        listen();
      },
      stop() {
        drop();
        stopWaking();
        state.value = { kind: 'off' };
      },
      retry() {
        if (state.value.kind === 'down') tryAgain();
      },
    };
  },
);

/** Learns by how many milliseconds the clock here is ahead of the service's. */
function compareClocks(clock: Pick<ConsoleBrowser['clock'], 'now'>) {
  const ahead = signal(0);
  let least = Infinity;
  let before = NaN;
  return {
    ahead,
    forget() {
      least = Infinity;
      before = NaN;
    },
    /**
     * Of several comparisons the least is right: a late event makes the clock here look further ahead. Returns by how many
     * milliseconds the event was delayed for longer or shorter than the one before.
     */
    compare(serviceNow: number): number {
      const found = clock.now() - serviceNow;
      ahead.value = least = Math.min(least, found);
      const change = Math.abs(found - before);
      before = found;
      return change;
    },
  };
}
