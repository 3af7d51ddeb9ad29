import type { DueDeletions, FoundVisitor } from '../../../operations/console/privacy';
import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { KeptFile } from '../cases/files/files';
import type { Note } from '../cases/notes';

/** Which records: those of these cases, and if an e-mail is given, what else names it. */
export interface VisitorScope {
  caseIds: string[];
  email?: string;
}

/** Without what the visitor wrote: anybody can start thousands of chats with much in each. */
export type FoundCase = FoundVisitor['cases'][number];

export type ErasedCase = Pick<ChatCase, 'id' | 'widgetId' | 'lastIndex'>;

/** What is kept of visitors, in all tables. */
export interface VisitorRecords {
  /** Cases of the organisation whose visitor has the e-mail, or wanted the transcript there. */
  casesOf(orgId: number, email: string): Promise<FoundCase[]>;
  /** Cases of the organisation that the widget of one browser started. */
  casesOfToken(orgId: number, token: string): Promise<FoundCase[]>;
  /** Whether an agent of the organisation signs in by the e-mail. */
  isAgent(orgId: number, email: string): Promise<boolean>;
  /** Which of the cases there are, the oldest first, and the visitor's bans. Each case is read by itself. */
  read(orgId: number, scope: VisitorScope): Promise<FoundRecords>;
  ofCase(caseId: string): Promise<CaseRecords>;
  /**
   * Removes what may be very much, in no transaction: files of the cases, and the e-mail and the ids of the cases from everything
   * else, of which all is read.
   */
  eraseInPortions(orgId: number, scope: VisitorScope): Promise<void>;
  /** Removes the cases and everything that belongs to them. Returns the cases that existed. */
  erase(orgId: number, scope: VisitorScope): Promise<ErasedCase[]>;

  /**
   * When something happened last in any organisation, of what was stored before this time: a chat that is closed by now began, somebody
   * changed something, or the service ran.
   */
  lastBefore(time: number): Promise<number | undefined>;
  /** Notes that the service ran on the day of the time, which is of UTC. */
  noteDay(time: number): Promise<void>;
  /** Counts what would go, of what is older than each of these times. */
  countDue(orgId: number, before: DueBefore): Promise<DueDeletions>;
  /** Each of these works on what is older, and answers once there is no more of it. */
  removeCases(orgId: number, closedBefore: number): Promise<void>;
  /** `closedFrom`: chats that ended earlier were looked at before. */
  forgetVisitors(orgId: number, closedBefore: number, closedFrom?: number): Promise<void>;
  removeScreenshots(orgId: number, before: number): Promise<void>;
  removeDeliveries(orgId: number, before: number): Promise<void>;
}

/** Epoch milliseconds; absent: it is kept for ever. */
export type DueBefore = { [Kind in keyof DueDeletions]: number | undefined };

export interface FoundRecords {
  caseIds: string[];
  bans: { createdAt: number; until?: number; reason?: string }[];
}

export interface CaseRecords {
  entries: Entry[];
  notes: Note[];
  /** In the order of their times. */
  screenshotIds: string[];
  /** Those that are whole. */
  files: KeptFile[];
}
