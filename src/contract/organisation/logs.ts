/** Closed cases as administrators read them, on the wire below `/api/console/logs`. */

export const logOutcomes = ['answered', 'missed', 'offline'] as const;
/** `missed`: a chat that ended before anybody answered; `offline`: a message left while nobody was there. */
export type LogOutcome = (typeof logOutcomes)[number];

/** One line of the log. */
export interface LoggedCase {
  id: string;
  widgetId: string;
  outcome: LogOutcome;
  /** Epoch milliseconds. */
  createdAt: number;
  closedAt: number;
  visitorName?: string;
  visitorEmail?: string;
  /** First message of the visitor. */
  description: string;
  agentAlias?: string;
  /** Seconds until the first answer. */
  waitSeconds?: number;
  /** Seconds from the beginning to the last entry; of a chat alone. */
  durationSeconds?: number;
  /** 0–100. */
  score?: number;
}

export interface LogPage {
  /** Newest first. */
  cases: LoggedCase[];
  /** Ask with it for those before; absent on the last page. */
  before?: string;
}
