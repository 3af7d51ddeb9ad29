import { pauseBeforeRetry } from './back-off';
import type { Clock } from './clock';
import type { RequestFailure } from './request';

export type PumpOutcome = 'empty' | 'next' | { failure: RequestFailure };

export interface PumpOptions {
  browser: {
    clock: Clock;
    locks: { hold<T>(name: string, work: () => Promise<T>): Promise<T> };
    random(): number;
  };
  /** Held by the tab that works; without it, the active tab works. */
  lock?: string | undefined;
  /** Whether it works at once or waits for `start`; at once if absent. */
  isActive?: boolean | undefined;
  /** It works again in `retryIn` milliseconds. */
  onFailure(failure: RequestFailure, retryIn: number): void;
  onOver(failure: RequestFailure): void;
}

/** Repeats `work` while there is more of it, one at a time among all tabs, and backs off after failures. */
export function createPump(options: PumpOptions, work: () => Promise<PumpOutcome>) {
  const { browser, lock } = options;
  const { clock } = browser;
  let { isActive = true } = options;
  let isPumping = false;
  let isWanted = false;
  let failures = 0;
  let notBefore = 0;
  let cancelRetry: () => void = () => {};

  async function run() {
    isWanted = true;
    if (isPumping || !isActive) return;
    cancelRetry();
    const wait = notBefore - clock.elapsed();
    if (wait > 0) return runAfter(wait);
    isPumping = true;
    const outcome = await drain();
    isPumping = false;
    if (typeof outcome === 'string') {
      // What came while it was not active waits for the one that is.
      if (isWanted) void run();
      return;
    }
    const { failure } = outcome;
    if (!failure.isPassing) return options.onOver(failure);
    const delay = pauseBeforeRetry(failures++, browser.random, failure.retryAfter);
    if (failure.retryAfter !== undefined) notBefore = clock.elapsed() + failure.retryAfter;
    options.onFailure(failure, delay);
    runAfter(delay);
  }

  function runAfter(milliseconds: number) {
    cancelRetry = clock.after(milliseconds, () => void run());
  }

  async function drain(): Promise<PumpOutcome> {
    isWanted = false;
    const outcome = await (lock === undefined ? work() : browser.locks.hold(lock, work));
    if (!isActive) return 'empty';
    if (outcome === 'next') failures = 0;
    const hasMore = outcome === 'next' || (outcome === 'empty' && isWanted);
    return hasMore ? drain() : outcome;
  }

  return {
    run,

    /** Forgets what the server asked to wait. */
    hurry() {
      notBefore = 0;
    },

    setActive(next: boolean) {
      isActive = next;
      if (!isActive) cancelRetry();
    },
  };
}
