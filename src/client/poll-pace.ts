import { pauseBeforeRetry } from './back-off';
import type { Clock } from './clock';

export interface PollPaceOptions {
  clock: Pick<Clock, 'elapsed'>;
  page: { isVisible(): boolean };
  random(): number;
  /** Whether the service is known to hold polls; another one has to show that it does. */
  canHold: boolean;
}

/** When each poll of a chat is due, and how long it may be held. */
export interface PollPace {
  /** A poll goes out: answers the seconds for which the service may hold it; none where it catches up. */
  begin(): number | undefined;
  /** Something happened in the chat. */
  touch(): void;
  /** The poll was answered, with news or without: answers the milliseconds until the next one. */
  answered(isNew: boolean): number;
  /** No usable answer came: answers the milliseconds until the next try. */
  failed(retryAfter: number | undefined): number;
  isFailing(): boolean;
  /** The next poll catches up and need not wait, even if the service asked for it. */
  catchUp(): void;
  /** Milliseconds until the visitor's own news may go out. */
  untilOwnNews(): number;
  /** Milliseconds until the service, which asked to wait, may be asked again. */
  untilAllowed(): number;
}

const longestHold = 25;
const shortestHold = 5;
/** A server that knows nothing of `wait` is asked no more often than every 1 to 2 s: a limit of the interface. */
const plainInterval = 1000;
/** Of a server that holds: on the average, since it may have messages many times a second. */
const shortestInterval = 200;
/** So many may follow each other at once: what is said right after a message comes as soon as that did. */
const mostAtOnce = 5;
/** Without a message for so long, and out of sight, a minute between two requests is enough. */
const idleAfter = 2 * 60_000;
const idleInterval = 60_000;

/**
 * Keeps the pace of polls. One that catches up (the first one, and the first after a failure or a return) is not held, so
 * that a dead connection is noticed soon.
 */
export function createPollPace({ clock, page, random, ...options }: PollPaceOptions): PollPace {
  let { canHold } = options;
  let hold = longestHold;
  let isCatchingUp = true;
  let begunAt = -Infinity;
  /** As far as polls went out ahead of the average. */
  let pacedAt = -Infinity;
  let aliveAt = clock.elapsed();
  let failures = 0;
  let notBefore = -Infinity;

  function took() {
    return clock.elapsed() - begunAt;
  }
  function untilAllowed() {
    return notBefore - clock.elapsed();
  }
  function isIdle() {
    return !page.isVisible() && clock.elapsed() - aliveAt > idleAfter;
  }
  /** Early answers of a server that stops, say, are no proof that it can't hold. */
  function learn(isNew: boolean) {
    if (took() >= hold * 1000 * 0.8 || (isNew && took() > 2 * plainInterval)) canHold = true;
    else if (!isNew) canHold = false;
  }
  function untilNext(isNew: boolean) {
    if (isIdle() && !isNew) return idleInterval - took();
    return canHold
      ? pacedAt - (mostAtOnce - 1) * shortestInterval - clock.elapsed()
      : plainInterval + random() * plainInterval;
  }

  return {
    begin() {
      begunAt = clock.elapsed();
      pacedAt = Math.max(pacedAt, begunAt) + shortestInterval;
      return isCatchingUp ? undefined : hold;
    },
    touch() {
      aliveAt = clock.elapsed();
    },
    answered(isNew) {
      if (!isCatchingUp) learn(isNew);
      isCatchingUp = false;
      failures = 0;
      return untilNext(isNew);
    },
    failed(retryAfter) {
      // Something between here and the server may cut held requests.
      if (!isCatchingUp && took() > shortestHold * 1000) hold = Math.max(shortestHold, Math.floor(hold / 2));
      isCatchingUp = true;
      if (retryAfter !== undefined) notBefore = clock.elapsed() + retryAfter;
      const shortest = isIdle() ? idleInterval : canHold ? shortestInterval : plainInterval;
      return Math.max(pauseBeforeRetry(failures++, random), untilAllowed(), shortest - took());
    },
    isFailing: () => failures > 0,
    catchUp() {
      isCatchingUp = true;
      failures = 0;
      notBefore = -Infinity;
    },
    untilOwnNews: () => (canHold ? 0 : plainInterval - took()),
    untilAllowed,
  };
}
