import type { BasicBrowser } from '../../browser/browser';
import type { Invitation, InvitationOutcome } from '../../contract/settings/invitation';
import type { RuleExplanation } from '../../contract/rules/rule-explanation';

/** What the embed hands to the rules of invitation when it starts them. */
export interface ProactiveLink {
  browser: BasicBrowser;
  /** The widget's settings, as they came. */
  settings: unknown;
  /** When the visitor came to this page, by the clock's elapsed time. */
  since: number;
  /** What the page says by `allowProactiveChat`. */
  isAllowed(): boolean;
  situation(): PageSituation;
  /** Asks the service again, unless it answered just now. */
  isOnline(): Promise<boolean>;
  invite(invitation: Invitation): void;
  /** Opens the form. */
  open(): void;
  warn(message: string): void;
}

/** What is on the page now. */
export interface PageSituation {
  /** By the latest answer; `undefined` before there is one. */
  isOnline: boolean | undefined;
  /** Where the visitor is, as the service reported it; may be anything. */
  place?: unknown;
  hasChat: boolean;
  /** A form or an invitation is open. */
  isFormOpen: boolean;
}

/** How `openProactiveChat` was called. */
export interface InvitationWish {
  isForced: boolean;
  offlineFallback: boolean;
  /** Empty: the first one configured. */
  message: string;
  isMinimized: boolean;
}

export interface Proactive {
  open(wish: InvitationWish): void;
  reInit(isForced: boolean): void;
  explain(): RuleExplanation[];
  /** Something that may hold invitations back has changed. */
  changed(): void;
  onInvitation(outcome: InvitationOutcome): void;
  stop(): void;
}

export type StartProactive = (link: ProactiveLink) => Proactive;

/**
 * `checkedFor`: the widget of the service that the settings are of. Those that a page wrote are checked, by a chunk that pages
 * with settings of the service never download.
 */
export type LoadProactive = (checkedFor: string | undefined) => Promise<StartProactive>;
