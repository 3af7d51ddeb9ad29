import type { PollResult } from '../contract/chat/visitor-chat';
import { backOff } from './back-off';
import type { Clock } from './clock';
import { asFailure, type RequestFailure } from './request';
import type { ChatClient } from './chat-client';

/** What the loop needs of a page; the widget's `Browser` fits. */
export interface PollLoopBrowser {
  clock: Clock;
  network: { on(event: 'online' | 'offline', fn: () => void): () => void };
  page: {
    isVisible(): boolean;
    onVisible(fn: () => void): () => void;
    onLeave(fn: () => void): () => void;
    onReturn(fn: () => void): () => void;
  };
  random(): number;
}

export interface PollLoopOptions extends PollLoopBrowser {
  client: Pick<ChatClient, 'poll'>;
  caseId: string;
  /** Sent in the address: where the service takes it there. */
  apiKey?: string | undefined;
  /** First index not known yet. */
  nextIndex(): number;
  /** `from`: the index that was asked for. */
  onAnswer(result: PollResult, from: number): void;
  /** No answer, or one of no use; it is tried again in `retryIn` milliseconds. */
  onFailure(failure: RequestFailure, retryIn: number): void;
  /** The server knows no such chat: the loop has stopped. */
  onGone(): void;
}

export interface PollLoop {
  /** The visitor writes: sent at once, and forgotten a few seconds after it was last said. */
  setTyping(isTyping: boolean): void;
  /** The visitor has sent what was written, which says by itself that nothing more is being written. */
  sent(): void;
  /** Tries at once, whatever the server asked for. */
  tryNow(): void;
  /** Something happened: asks at once, and counts as life for a while. */
  wake(): void;
  stop(): void;
}

const longestHold = 25;
const shortestHold = 5;
/** A server that knows nothing of `wait` is asked no more often than every 1 to 2 s: a limit of the interface. */
const plainInterval = 1000;
/** Of a server that holds: on the average, since it may have messages many times a second. */
const shortestInterval = 200;
/** So many may follow each other at once: what is said right after a message comes as soon as that did. */
const mostAtOnce = 5;
const typingLasts = 6000;
/** Without a message for so long, and out of sight, a minute between two requests is enough. */
const idleAfter = 2 * 60_000;
const idleInterval = 60_000;
/** Shorter than a visitor's patience with a line that is up again. */
const longestBackOff = 15_000;
/** The server must say twice that it knows no such chat: one answer may be of something in between. */
const missesUntilGone = 2;

/**
 * Asks for what is new in one chat, for as long as it runs. A request is held by the server until there is something new;
 * servers that can't hold are noticed and asked at an interval. Begins at once.
 */
export function startPollLoop(options: PollLoopOptions): PollLoop {
  const { client, caseId, apiKey, clock, page, random } = options;
  let isStopped = false;
  let isAway = false;
  let inFlight: AbortController | undefined;
  let cancelTimer: () => void = () => {};
  let cancelTyping: () => void = () => {};

  let hold = longestHold;
  let canHold: boolean | undefined;
  let isTyping = false;
  let agentTyping = false;
  let failures = 0;
  let misses = 0;
  let askedAt = -Infinity;
  /** As far as it asked ahead of the average. */
  let pacedAt = -Infinity;
  let aliveAt = clock.elapsed();
  let notBefore = -Infinity;

  const undo = [
    options.network.on('online', tryNow),
    options.network.on('offline', () => {
      // What is held would be known as lost at its end only. Nothing in between cut it short, though.
      askedAt = clock.elapsed();
      inFlight?.abort();
    }),
    page.onVisible(() => {
      if (!inFlight) tryNow();
    }),
    page.onLeave(() => {
      isAway = true;
      cancel();
    }),
    page.onReturn(() => {
      isAway = false;
      tryNow();
    }),
  ];
  schedule(0);

  return {
    setTyping(next) {
      cancelTyping();
      if (next) cancelTyping = clock.after(typingLasts, () => changeTyping(false));
      changeTyping(next);
    },
    sent() {
      cancelTyping();
      isTyping = false;
      aliveAt = clock.elapsed();
    },
    tryNow,
    wake() {
      aliveAt = clock.elapsed();
      if (!inFlight) schedule(canHold === false ? sinceAsked(plainInterval) : 0);
    },
    stop,
  };

  function changeTyping(next: boolean) {
    if (next === isTyping) return;
    isTyping = next;
    aliveAt = clock.elapsed();
    // While the line is down the state waits with everything else.
    if (failures > 0) return;
    cancel();
    schedule(canHold === false ? sinceAsked(plainInterval) : 0);
  }

  function tryNow() {
    cancel();
    failures = 0;
    notBefore = -Infinity;
    schedule(0);
  }

  function schedule(delay: number) {
    cancelTimer();
    if (isStopped || isAway) return;
    const wait = Math.max(0, delay, notBefore - clock.elapsed());
    cancelTimer = clock.after(wait, () => void ask());
  }

  async function ask() {
    const controller = new AbortController();
    inFlight = controller;
    askedAt = clock.elapsed();
    pacedAt = Math.max(pacedAt, askedAt) + shortestInterval;
    function isCurrent() {
      return inFlight === controller;
    }
    try {
      const index = options.nextIndex();
      const parameters = { index, isTyping, agentTyping, wait: hold, visitorMessages: true, apiKey };
      const result = await client.poll(caseId, parameters, controller.signal);
      if (!isCurrent()) return;
      inFlight = undefined;
      answered(result, index);
    } catch (error) {
      if (!isCurrent()) return;
      inFlight = undefined;
      failed(asFailure(error));
    }
  }

  function answered(result: PollResult, asked: number) {
    failures = 0;
    misses = 0;
    const isForeign = result.caseId !== '' && result.caseId !== caseId;
    const { messageList, visitorMessages = [] } = result;
    const told = [...messageList, ...visitorMessages];
    const hasMessages = !isForeign && told.some(({ index }) => index >= asked);
    const isNew = hasMessages || (!isForeign && result.agentTyping !== agentTyping);
    const took = clock.elapsed() - askedAt;
    // Early answers of a server that stops, say, are no proof that it can't.
    if (took >= hold * 1000 * 0.8 || (isNew && took > 2 * plainInterval)) canHold = true;
    else if (!isNew) canHold = false;
    if (!isForeign) {
      if (hasMessages) aliveAt = clock.elapsed();
      agentTyping = result.agentTyping;
      options.onAnswer(result, asked);
    }
    schedule(untilNext(isNew));
  }

  function untilNext(isNew: boolean): number {
    if (isIdle() && !isNew) return sinceAsked(idleInterval);
    return canHold === false
      ? plainInterval + random() * plainInterval
      : pacedAt - (mostAtOnce - 1) * shortestInterval - clock.elapsed();
  }

  function failed(failure: RequestFailure) {
    // What the interface says of an unknown chat has no body.
    if (failure.status !== 404 || failure.body) misses = 0;
    else if (++misses >= missesUntilGone) {
      stop();
      options.onGone();
      return;
    }
    // Something between here and the server may cut held requests: hold for less.
    if (clock.elapsed() - askedAt > shortestHold * 1000) hold = Math.max(shortestHold, Math.floor(hold / 2));
    agentTyping = false;
    if (failure.retryAfter !== undefined) notBefore = clock.elapsed() + failure.retryAfter;
    const shortest = isIdle() ? idleInterval : canHold === false ? plainInterval : shortestInterval;
    const delay = Math.max(
      backOff(failures++, random, 0, longestBackOff),
      notBefore - clock.elapsed(),
      sinceAsked(shortest),
    );
    options.onFailure(failure, delay);
    schedule(delay);
  }

  function isIdle() {
    return !page.isVisible() && clock.elapsed() - aliveAt > idleAfter;
  }

  function sinceAsked(interval: number): number {
    return askedAt + interval - clock.elapsed();
  }

  function cancel() {
    cancelTimer();
    const controller = inFlight;
    inFlight = undefined;
    controller?.abort();
  }

  function stop() {
    isStopped = true;
    cancel();
    cancelTyping();
    for (const fn of undo.splice(0)) fn();
  }
}
