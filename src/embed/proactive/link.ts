import type { BasicBrowser, Cookies } from '../../browser/browser';
import type { Routes } from '../../browser/routes';
import type { ChatWidget } from '../../contract/object/chat-widget';
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

/** How an invitation is wished for. */
export interface InvitationWish {
  isForced: boolean;
  offlineFallback: boolean;
  /** Empty: the first one configured. */
  message: string;
  isMinimized: boolean;
  /** By whom the message is, and how it is counted, where it is not the page's. */
  shown?: Pick<Invitation, 'agent' | 'countedFor' | 'ruleId'>;
}

export interface Proactive {
  open(wish: InvitationWish): void;
  /** With the parameters of `openProactiveChat`. */
  openByPage: ChatWidget['openProactiveChat'];
  reInit(isForced: boolean): void;
  explain(): RuleExplanation[];
  /** Something that may hold invitations back has changed. */
  changed(): void;
  onInvitation(outcome: InvitationOutcome): void;
  stop(): void;
}

export type StartProactive = (link: ProactiveLink) => Proactive;

/** What the reports of who is on the page need of it, beyond what the rules do. */
export interface PresenceParts {
  link: ProactiveLink;
  cookies: Cookies;
  routes: Routes;
  widgetId: string;
  service: VisitorService;
  visitor: KnownVisitor;
}

/** Where visitor chat is spoken. */
interface VisitorService {
  fetch: typeof fetch;
  baseUrl: string;
  apiKey: string;
}

/** What the page said about the visitor. */
interface KnownVisitor {
  name?: string;
}

/** Returns the rules with what the reports hear of them. */
export type ReportPresence = (proactive: Proactive, parts: PresenceParts) => Proactive;

/**
 * `baked`: present where the settings are those of the service, which has checked them. Those that a page wrote are checked by a
 * chunk that pages with settings of the service never download.
 */
export type LoadProactive = (
  baked: object | undefined,
  widgetId: string,
  service: VisitorService,
  visitor: KnownVisitor,
) => Promise<StartProactive>;
