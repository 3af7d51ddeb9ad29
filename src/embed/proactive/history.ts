import type { BasicBrowser, Cookies } from '../../browser/browser';
import { readRecord } from '../../browser/read-record';
import type { ProactiveRule } from '../../contract/rules/rules';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { parseStoredVisit, visitKey } from '../../contract/storage/stored-visit';

/** Which invitations this visitor has had, and what became of them. */
export interface History {
  areCookiesAvailable(): boolean;
  wasClosedRecently(): boolean;
  isCapReached(rule: ProactiveRule): boolean;
  shown(ruleId: string): void;
  /** The visitor has closed an invitation. */
  closed(): void;
  startPage(): void;
}

export interface HistoryOptions {
  browser: Pick<BasicBrowser, 'clock' | 'storage'>;
  cookies: Cookies;
  reengagementMinutes: number;
  /** The widget of the service that the rules are of: those of another may have the same names. */
  countedFor?: string | undefined;
  /** `YYYY-MM-DD` in the widget's zone. */
  dateOf(at: number): string;
}

/** How often a rule has invited, and the latest times. */
type Shown = Record<Span, number> & { day: string; visit: number };
type ShownByRule = Record<string, Shown>;
type Span = 'inVisit' | 'onDay' | 'ever';

const historyKey = `${storagePrefix}invitations`;
/** Is there until the visitor may be invited again. */
export const delayCookie = 'chat-widget-delay';
const testCookie = 'chat-widget-test';
const minutesOfDay = 1440;
/** Rules that a page makes may have other names each time: those that invited last are kept. */
const mostOthers = 99;

export function createHistory(options: HistoryOptions): History {
  const { browser, cookies, reengagementMinutes, countedFor, dateOf } = options;
  const { clock, storage } = browser;
  const ownKey = countedFor ? `${historyKey}:${countedFor}` : historyKey;
  let onPage = new Map<string, number>();
  let areCookiesAvailable: boolean | undefined;

  function load() {
    // Version 0.1.0 kept those of all widgets together.
    return { ...readRecord<ShownByRule>(storage, historyKey), ...readRecord<ShownByRule>(storage, ownKey) };
  }
  function now() {
    return {
      day: dateOf(clock.now()),
      visit: parseStoredVisit(storage.get(visitKey))?.startedAt ?? 0,
    };
  }

  /** The counts of a rule, as far as they are of this visit and this day. */
  function countsOf(id: string) {
    const { day, visit } = now();
    const shown = load()[id];
    return {
      page: onPage.get(id) ?? 0,
      visit: shown?.visit === visit ? shown.inVisit : 0,
      day: shown?.day === day ? shown.onDay : 0,
      ever: shown?.ever ?? 0,
    };
  }

  function tryCookies() {
    cookies.set(testCookie, '1', 1);
    const isKept = cookies.get(testCookie) === '1';
    cookies.remove(testCookie);
    return isKept;
  }

  return {
    areCookiesAvailable: () => (areCookiesAvailable ??= tryCookies()),
    wasClosedRecently: () => cookies.get(delayCookie) !== undefined,
    isCapReached: ({ id, cap }) => cap !== undefined && countsOf(id)[cap.per] >= cap.times,
    shown(id) {
      const { page, visit, day, ever } = countsOf(id);
      onPage.set(id, page + 1);
      const counted: Shown = { ...now(), inVisit: visit + 1, onDay: day + 1, ever: ever + 1 };
      const others = Object.entries(load()).filter(([other]) => other !== id);
      storage.set(ownKey, JSON.stringify(Object.fromEntries([...others.slice(-mostOthers), [id, counted]])));
    },
    closed() {
      if (reengagementMinutes > 0) cookies.set(delayCookie, '1', reengagementMinutes / minutesOfDay);
    },
    startPage() {
      onPage = new Map();
    },
  };
}
