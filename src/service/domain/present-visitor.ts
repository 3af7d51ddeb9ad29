import type { HandOutcome } from '../../contract/chat/visitors-now';
import type { AnsweringAgent } from '../../operations/console/cases';

/** Somebody who is on a page with a widget now, with a chat or without. */
export interface PresentVisitor {
  /** Of the browser on this widget's pages; nobody can tell the visitor's token by it. */
  id: string;
  orgId: number;
  widgetId: string;
  /** In place of the address, so that each has its share of the memory. */
  share: string;
  /** Of the page that reported last. */
  view: string;
  name?: string;
  pageUrl?: string;
  pageTitle?: string;
  language?: string;
  visits: number;
  pages: number;
  /** Epoch milliseconds, as is `pageSince`. */
  arrivedAt: number;
  pageSince: number;
  /** As the page reports it. */
  caseId?: string;
}

/** An agent has invited the visitor to chat. */
export interface HandInvitation {
  id: string;
  by: AnsweringAgent;
  /** How the widget shows the agent. */
  shownAs: { alias: string; avatarUrl?: string };
  message: string;
  at: number;
  /** Absent until the page has reported it. */
  outcome?: HandOutcome;
}

/** Milliseconds in which the page takes an invitation, or never gets it. */
const waitsForPage = 90_000;
/** Milliseconds after which one that was shown is taken for ignored. */
const standsFor = 5 * 60_000;

export function isForPage({ at, outcome }: HandInvitation, now: number): boolean {
  return outcome === undefined && now - at < waitsForPage;
}

/** Whether nobody else should invite the visitor now. */
export function isCurrent(invitation: HandInvitation, now: number): boolean {
  return isForPage(invitation, now) || (invitation.outcome === 'shown' && now - invitation.at < standsFor);
}
