import type { BasicBrowser } from '../browser/browser';
import { RequestFailure } from '../client/request';
import type { Availability } from '../contract/visitor-chat';
import type { Report } from './report';

export interface AvailabilityWatch {
  /** The latest answer, however old. */
  latest(): Availability | undefined;
  /** A fresh answer; the latest one while the service can't be reached; throws where there is none. */
  ask(): Promise<Availability>;
  /** Asks when the latest answer is no longer fresh. */
  refresh(): void;
  stop(): void;
}

export interface AvailabilityOptions {
  browser: BasicBrowser;
  requestAvailability(widgetId: string, signal: AbortSignal): Promise<Availability>;
  report: Report;
  widgetId: string;
  onChange(): void;
}

const freshFor = 60_000;
const firstRetry = 2000;
const slowestRetry = 60_000;

/**
 * Knows whether the widget is online with as few requests as can be: one at the start, another when the page
 * becomes visible with an answer that is no longer fresh. While the line is down it tries again, ever slower.
 */
export function watchAvailability(options: AvailabilityOptions): AvailabilityWatch {
  const { browser, requestAvailability, report, widgetId, onChange } = options;
  const { clock, network, page } = browser;
  let latest: Availability | undefined;
  let answeredAt = 0;
  let failures = 0;
  let asking: Promise<Availability> | undefined;
  let leaving = new AbortController();
  let cancelRetry: (() => void) | undefined;
  let isRefused = false;
  let isStopped = false;

  const isFresh = () => latest !== undefined && clock.now() - answeredAt < freshFor;

  const request = async (): Promise<Availability> => {
    cancelRetry?.();
    const { signal } = leaving;
    try {
      const answer = await requestAvailability(widgetId, signal);
      failures = 0;
      latest = answer;
      answeredAt = clock.now();
      if (!isStopped) onChange();
      return answer;
    } catch (error) {
      if (!signal.aborted) afterFailure(error);
      if (latest) return latest;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  const afterFailure = (error: unknown) => {
    const { status, retryAfter = 0 } = error instanceof RequestFailure ? error : new RequestFailure(0);
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      isRefused = true;
      report.warn(`the service refuses widget "${widgetId}" (${status}): ${(error as Error).message}`);
      return;
    }
    const backoff = Math.min(slowestRetry, firstRetry * 2 ** failures) * (0.5 + browser.random() / 2);
    failures++;
    cancelRetry = clock.after(Math.max(backoff, retryAfter), refreshWhenVisible);
  };

  const ask = async () => (latest && isFresh() ? latest : (asking ??= request()));
  const refresh = () => void ask().catch(() => undefined);
  const refreshWhenVisible = () => {
    if (!isStopped && !isRefused && page.isVisible()) refresh();
  };

  const undos = [
    network.onOnline(refreshWhenVisible),
    page.onVisible(refreshWhenVisible),
    page.onReturn(refreshWhenVisible),
    page.onLeave(() => {
      leaving.abort();
      leaving = new AbortController();
    }),
  ];

  return {
    latest: () => latest,
    ask,
    refresh,
    stop() {
      isStopped = true;
      leaving.abort();
      cancelRetry?.();
      for (const undo of undos) undo();
    },
  };
}
