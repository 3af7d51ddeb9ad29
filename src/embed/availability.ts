import type { BasicBrowser } from '../browser/browser';
import { backOff } from '../client/back-off';
import type { Report } from './report';

export interface AvailabilityWatch {
  /** By the latest answer, however old; `undefined` before there is one. */
  _isOnline(): boolean | undefined;
  /** As it came. */
  _latest(): LatestAnswer | undefined;
  /**
   * A fresh answer as it came, or a promise of one: of the latest while the service can't be reached; it fails where
   * there is none.
   */
  _ask(): unknown;
  /** Asks when the latest answer is no longer fresh. */
  _refresh(): void;
  /** Asks something else: the latest answer is no longer fresh, and what is on its way is none. */
  _askAgain(): void;
  _stop(): void;
}

/** What the embed looks at; its members may be anything. */
export interface LatestAnswer {
  widgetId?: unknown;
  online?: unknown;
  launcher?: unknown;
  place?: unknown;
}

export interface AvailabilityOptions {
  browser: BasicBrowser;
  _request(): Promise<Response>;
  _report: Report;
  widgetId: string;
  _onChange(): void;
}

const freshFor = 10_000;
const slowestRetry = 60_000;
/** Beside the polls of a chat in sight, three requests a minute in all. */
const askAgainAfter = 120_000;

/**
 * Knows whether the widget is online with as few requests as can be: one at the start, one every two minutes while the
 * page is looked at, another when it becomes visible with an answer that is no longer fresh. While the line is down it tries again, ever slower.
 */
export function watchAvailability(options: AvailabilityOptions): AvailabilityWatch {
  const { browser, _report: report, widgetId } = options;
  const { clock, network, page } = browser;
  let latest: LatestAnswer | undefined;
  let answeredAt = 0;
  let failures = 0;
  let question = 0;
  let asking: Promise<unknown> | undefined;
  let cancelRetry: () => void = () => {};
  let isRefused = false;
  let isStopped = false;

  function isFresh() {
    // The clock may have been set back. What tells elapsed time would cost every page 4 kB of memory.
    return latest && Math.abs(clock.now() - answeredAt) < freshFor;
  }

  async function request(): Promise<unknown> {
    const asked = question;
    cancelRetry();
    try {
      const response = await options._request();
      // A refusal of ours is JSON or empty. A page is of something in between, such as a sign-in to a network, and can't be read.
      const answer = JSON.parse((await response.text()) || '[]') as LatestAnswer;
      // Something in between answers too, with a 200 and JSON of its own.
      if (!answer.widgetId) throw response;
      // It may come after the answer to what is asked since.
      if (asked !== question) return ask();
      latest = answer;
      failures = 0;
      answeredAt = clock.now();
      if (isStopped) return latest;
      cancelRetry();
      cancelRetry = clock.after(askAgainAfter, refreshWhenVisible);
      options._onChange();
    } catch (error) {
      afterFailure(error);
      if (!latest) throw error;
    } finally {
      asking = undefined;
    }
    return latest;
  }

  function afterFailure(failure: unknown) {
    const { status = 0, headers } = failure as Partial<Response>;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      isRefused = true;
      report.warn(`widget "${widgetId}" is refused with ${status}.`);
      return;
    }
    const retryAfter = Number(headers?.get('retry-after')) * 1000 || 0;
    cancelRetry = clock.after(
      backOff(failures++, browser.random, retryAfter, slowestRetry),
      refreshWhenVisible,
    );
  }

  function ask() {
    return isFresh() ? latest : (asking ??= request());
  }
  function refresh() {
    Promise.resolve(ask()).catch(() => undefined);
  }
  function refreshWhenVisible() {
    if (!isStopped && !isRefused && page.isVisible()) refresh();
  }

  const undos = [
    network.on('online', refreshWhenVisible),
    page.onVisible(refreshWhenVisible),
    page.onReturn(refreshWhenVisible),
    // What was on its way may be lost: a page that comes back asks again.
    page.onLeave(() => {
      asking = undefined;
    }),
  ];

  return {
    _isOnline: () => latest && String(latest.online) === 'true',
    _latest: () => latest,
    _ask: ask,
    _refresh: refresh,
    _askAgain() {
      question++;
      answeredAt = 0;
      asking = undefined;
      refresh();
    },
    _stop() {
      isStopped = true;
      cancelRetry();
      for (const undo of undos) undo();
    },
  };
}
