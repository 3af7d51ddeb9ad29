import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { Screenshot } from '../cases/screenshot';

/** Whose records: those of these cases, and what else tells of the e-mail. */
export interface VisitorScope {
  caseIds: string[];
  email?: string;
}

/** What tells of visitors, wherever it is kept. */
export interface VisitorRecords {
  /** Cases of the organisation whose visitor has the e-mail, or wanted the transcript there. */
  casesOf(orgId: number, email: string): Promise<ChatCase[]>;
  read(orgId: number, scope: VisitorScope): Promise<FoundRecords>;
  /** Removes the cases with all that came of them, and the e-mail from whatever else tells of it. */
  erase(orgId: number, scope: VisitorScope): Promise<void>;

  /** Each of these works on what is older, and answers once there is no more of it. */
  removeCases(orgId: number, closedBefore: number): Promise<void>;
  forgetVisitors(orgId: number, closedBefore: number): Promise<void>;
  removeScreenshots(orgId: number, before: number): Promise<void>;
  removeDeliveries(orgId: number, before: number): Promise<void>;
}

export interface FoundRecords {
  cases: ChatCase[];
  entries: Entry[];
  screenshots: Screenshot[];
  bans: { createdAt: number; until?: number; reason?: string }[];
}
