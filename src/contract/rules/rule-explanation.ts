import type { Test, TestValue } from './rules';

/** Why a rule that may well hold invites nobody now. */
export type Holdback =
  /** `settings.proactive.isOn` is false. */
  | 'switchedOff'
  /** `allowProactiveChat(false)`. */
  | 'notAllowed'
  | 'noConsent'
  | 'pageHidden'
  | 'chatRunning'
  /** A form or an invitation is open. */
  | 'formOpen'
  | 'banned'
  | 'offline'
  | 'cookiesUnavailable'
  /** The visitor closed an invitation less than `reengagementMinutes` ago. */
  | 'closedRecently'
  | 'capReached'
  /** This page has had its one invitation. */
  | 'shownOnThisPage';

/** A condition with what was seen: `holds` is `undefined` while a fact it needs is not known. */
export type ExplainedCondition =
  | { all: ExplainedCondition[]; holds: boolean | undefined }
  | { any: ExplainedCondition[]; holds: boolean | undefined }
  | { not: ExplainedCondition; holds: boolean | undefined }
  | (Test & { seen: TestValue | undefined; holds: boolean | undefined });

export interface Evaluation {
  holds: boolean;
  /** Why the rule can't be judged at all, for example a bad regular expression. */
  fault?: string;
  condition?: ExplainedCondition;
}

/** One rule's part of `ChatWidget.explainRules()`. */
export type RuleExplanation = { id: string; holdback?: Holdback } & Evaluation;
