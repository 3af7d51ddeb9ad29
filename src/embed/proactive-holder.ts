import type { RuleExplanation } from '../contract/rules/rule-explanation';
import type { Proactive } from './proactive/link';
import type { Report } from './report';

/** The rules of invitation, whose code is loaded when it is needed. */
export interface ProactiveHolder {
  _current(): Proactive | undefined;
  _hasRules: boolean;
  _isAllowed(): boolean;
  /** What the page says by `allowProactiveChat`. */
  _allow(isAllowed: boolean): void;
  /** Does it on the rules: now, or as soon as they are loaded. */
  _ask(act: (proactive: Proactive) => void): void;
  /** Remembers the visit once, and loads the rules, where there are any. */
  _begin(): void;
  /** Empty until the code is here. */
  _explain(): RuleExplanation[];
}

export interface ProactiveHolderOptions {
  /** Unless it may, nobody is invited and the code is not downloaded. */
  mayTrack(): boolean;
  /** Counts the page into the visit. */
  remember(): void;
  /** As they came. */
  settings: unknown;
  /** Loads the code and starts it; nothing when it is no longer wanted. */
  start(): Promise<Proactive | undefined>;
  report: Report;
}

export function createProactiveHolder(options: ProactiveHolderOptions): ProactiveHolder {
  const { settings, mayTrack, remember, start, report } = options;
  const { isOn, rules } = Object((settings as Settings)?.proactive) as { isOn?: unknown; rules?: unknown };
  const hasRules = Array.isArray(rules) && rules.length > 0;
  let isAllowed = true;
  let isBegun = false;
  let started: Proactive | undefined;
  let starting: Promise<void> | undefined;

  async function load() {
    try {
      started = await start();
    } catch (error) {
      starting = undefined;
      report.error('the invitations could not be loaded.', error);
    }
  }
  function ask(act: (proactive: Proactive) => void) {
    if (mayTrack()) void (starting ??= load()).then(() => started && act(started));
  }

  return {
    _current: () => started,
    _hasRules: hasRules,
    _isAllowed: () => isAllowed,
    _allow(next) {
      isAllowed = next;
      started?.changed();
    },
    _ask: ask,
    _begin() {
      if (isBegun || !mayTrack()) return;
      isBegun = true;
      remember();
      if (isOn !== false && hasRules) ask(() => undefined);
    },
    _explain() {
      if (hasRules) ask(() => undefined);
      return started?.explain() ?? [];
    },
  };
}

type Settings = { proactive?: unknown } | null | undefined;
