import type { ChatCase } from '../cases/cases';

/**
 * Closed cases for the export. They are numbered as they close: whoever has read a number also sees every case up to it.
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
}

/** Created within `[from, before)`, on these widgets or on all. */
export interface LogScope {
  orgId: number;
  widgetIds?: string[];
  from: number;
  before: number;
}
