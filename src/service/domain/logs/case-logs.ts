import type { LogOutcome } from '../../../contract/organisation/logs';
import type { CasePlace, ChatCase } from '../cases/cases';

/**
 * Closed cases for the export. They are numbered as they close: a reader of a number also sees every case up to it.
 */
export interface CaseLogs {
  /** The organisation's latest number. */
  lastClosing(orgId: number): Promise<number>;
  /** Whether closed cases of that widget are there, though the widget itself may be gone. */
  hasWidget(orgId: number, widgetId: string): Promise<boolean>;
  /** Those numbered up to `upTo`, in the order in which they were created. */
  byCreation(
    scope: LogScope,
    upTo: number,
    after: { createdAt: number; id: string } | undefined,
    limit: number,
  ): Promise<ChatCase[]>;
  /** Those numbered above `after`, in the order of their numbers. */
  byClosing(scope: LogScope, after: number, limit: number): Promise<{ chat: ChatCase; closing: number }[]>;
  /** Those that the filter lets through, the latest creation first, behind that place. */
  search(
    scope: LogScope,
    filter: LogFilter,
    behind: CasePlace | undefined,
    limit: number,
  ): Promise<ChatCase[]>;
}

export interface LogFilter {
  outcome?: LogOutcome;
  /** E-mail of the agent who answered last. */
  agent?: string;
  /** Name of a label. */
  label?: string;
  /** Part of the visitor's name or e-mail, or of any message that visitor or agent wrote. */
  text?: string;
}

/** Created within `[from, before)`, on these widgets or on all. */
export interface LogScope {
  orgId: number;
  widgetIds?: string[];
  from: number;
  before: number;
}
