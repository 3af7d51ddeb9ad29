/**
 * Visitors who are on a page now, on the wire of `POST /api/v1/visitors/{widgetId}`: pages report that somebody is there, and
 * take the invitation of an agent with the answer.
 */

/** What became of an agent's invitation on the page. `heldBack`: what holds other invitations back too, such as an open form. */
export const handOutcomes = ['shown', 'heldBack', 'closed'] as const;
export type HandOutcome = (typeof handOutcomes)[number];

/** In place of the id of a rule, where agents' invitations are counted. */
export const invitedByAgents = 'by agents';

export interface AgentsInvitation {
  id: string;
  message: string;
  agent: { alias: string; avatarUrl?: string };
}

export interface PresenceAnswer {
  /** Seconds until the page should report again. */
  nextIn: number;
  /** Until the page has reported what became of it. */
  invitation?: AgentsInvitation;
}

/** Everything but `token` and `view` may be left out. */
export interface PresenceReport {
  /** The visitor token that chats of the same browser are started with. */
  token: string;
  /** Another one for each load of a page. */
  view: string;
  /** The visitor leaves the page of that view. */
  isLeaving?: boolean;
  pageUrl?: string;
  pageTitle?: string;
  secondsOnPage?: number;
  secondsOnSite?: number;
  /** Of this visit. */
  pages?: number;
  visits?: number;
  language?: string;
  name?: string;
  /** Of the chat that runs in the browser. */
  caseId?: string;
  invitationId?: string;
  outcome?: HandOutcome;
}

export const longestPresence = { pageUrl: 500, pageTitle: 150, name: 100, language: 35, view: 36 };
export const longestInvitation = 1_000;
