import type { BasicBrowser } from '../browser/browser';
import type { RuleExplanation } from '../contract/rules/rule-explanation';
import type { Proactive, ProactiveLink, StartProactive } from './proactive/link';
import { continueVisit } from './proactive/visit';
import type { Report } from './report';

/** The rules of invitation, whose code is loaded when it is needed. */
export interface ProactiveHolder {
  _current(): Proactive | undefined;
  /** By the settings: rules that are on, or agents who see who is there. */
  _isNeeded: unknown;
  /** What the page says by `allowProactiveChat`. */
  _allow(isAllowed: boolean): void;
  /** Does it on the rules: now, or as soon as they are loaded. */
  _ask(act: (proactive: Proactive) => void): void;
  /**
   * Remembers the visit once, and loads the rules if they are needed. Otherwise this waits until a chat needs the visit
   * or the page is hidden: the check for consent costs memory.
   */
  _begin(): void;
  /** Empty until the code is here. */
  _explain(): RuleExplanation[];
}

export interface ProactiveHolderOptions {
  browser: BasicBrowser;
  /** As they came. */
  settings: unknown;
  _report: Report;
  /** Unless it may, nobody is invited and the code is not downloaded. */
  _mayTrack(): boolean;
  /** Resolves when the visitor sees the page. */
  _activated: Promise<void>;
  _loadProactive(): Promise<StartProactive>;
  /** What the rules ask and do on the page. */
  _page(): Pick<ProactiveLink, 'invite' | 'isOnline' | 'open' | 'situation'>;
}

export function createProactiveHolder(options: ProactiveHolderOptions): ProactiveHolder {
  const { browser, settings, _report: report, _mayTrack: mayTrack } = options;
  const written = settings as Settings | null | undefined;
  const isNeeded =
    written?.visitorsNow?.isOn || (written?.proactive?.isOn !== false && written?.proactive?.rules?.[0]);
  const entryUrl = browser.page.url();
  let isAllowed = true;
  let isBegun = false;
  let started: Proactive | undefined;
  let starting: Promise<void> | undefined;

  async function start() {
    try {
      await options._activated;
      const since = browser.clock.elapsed();
      const startLoaded = await options._loadProactive();
      begin();
      if (mayTrack())
        started = startLoaded({
          ...options._page(),
          browser,
          settings,
          since,
          isAllowed: () => isAllowed,
          warn: report.warn,
        });
      else starting = undefined;
    } catch (error) {
      starting = undefined;
      report.error('the rules could not be loaded.', error);
    }
  }
  function ask(act?: (proactive: Proactive) => void) {
    if (mayTrack()) void (starting ??= start()).then(() => started && act?.(started));
  }
  function begin() {
    if (isBegun || !mayTrack()) return;
    isBegun = true;
    continueVisit(browser, entryUrl);
    if (isNeeded) ask();
  }

  return {
    _current: () => started,
    _isNeeded: isNeeded,
    _allow(next) {
      isAllowed = next;
      started?.changed();
    },
    _ask: ask,
    _begin: begin,
    _explain() {
      ask();
      return started?.explain() ?? [];
    },
  };
}

/** Members may be anything. */
interface Settings {
  proactive?: { isOn?: unknown; rules?: readonly unknown[] | null } | null;
  visitorsNow?: { isOn?: unknown } | null;
}
