import type { CaseState } from '../console';

/** What an organisation keeps of its visitors, on the wire below `/api/console/privacy` and `/api/console/visitors`. */

/** Days; a member left out: for ever. */
export interface PrivacySettings {
  /** Closed cases with all that belongs to them. */
  keepCasesDays?: number;
  /** Of closed cases, who the visitor was. What was said stays. */
  keepVisitorsDays?: number;
  keepScreenshotsDays?: number;
  /** The audit log and the delivery log; the latter goes back 30 days at most. */
  keepLogsDays?: number;
  /** Of the visitor's address only the network is kept: 24 bits of IPv4, 48 of IPv6. */
  shortensAddresses: boolean;
}

export const longestRetention = 3_650;

/** A visitor: whoever has this e-mail, or whoever the case is of. */
export type VisitorReference = { email: string } | { caseId: string };

export interface Erasure {
  /** How many cases were removed. */
  cases: number;
}

/** All that is kept of a visitor, to be handed over. */
export interface VisitorData {
  /** Epoch milliseconds. */
  exportedAt: number;
  cases: VisitorCase[];
  bans: { createdAt: number; until?: number; reason?: string }[];
}

export interface VisitorCase {
  id: string;
  widgetId: string;
  type: 'chat' | 'offline';
  state: CaseState;
  createdAt: number;
  closedAt?: number;
  /** Everything told about the visitor at the start. */
  visitor: Record<string, unknown>;
  surveyScore?: number;
  surveyComments?: string;
  transcriptEmail?: string;
  labels?: { name: string; value: string }[];
  operatorVariables?: { name: string; value: string }[];
  entries: {
    index: number;
    kind: 'visitor' | 'agent' | 'system' | 'note';
    author: string;
    text: string;
    at: number;
  }[];
  screenshots: { id: string; type: string; at: number; base64: string }[];
}
