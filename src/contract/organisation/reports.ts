/** What closed cases add up to, on the wire at `/api/console/reports`. */

export const reportGroupings = ['day', 'hour', 'weekday', 'widget', 'agent', 'label', 'page'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];

/** Of cases that began in the range and have closed; the very figures that the logs export adds up to. */
export interface ReportFigures {
  chats: number;
  /** Chats that a person or a bot answered. */
  answered: number;
  /** Chats that ended before anybody answered. */
  missed: number;
  /** Messages left while nobody was there. */
  offline: number;
  /** Chats that began with an invitation. */
  proactive: number;
  /** Seconds until the first answer; of answered chats. */
  wait?: Spread;
  /** Seconds from the beginning to the last entry; of chats. */
  duration?: Spread;
  /** 0–100; of rated cases. */
  score?: Score;
}

export interface Spread {
  mean: number;
  median: number;
  /** Nine of ten took no longer. */
  p90: number;
}

export interface Score {
  /** How many rated. */
  count: number;
  mean: number;
}

export interface ReportRow extends ReportFigures {
  /**
   * `2026-11-22` of a day, `0`–`23` of an hour, `1`–`7` of a weekday (1: Monday), a widget's id, an agent's e-mail, a label's
   * name, a page's address without query; empty for cases that have none.
   */
  key: string;
}

export interface Report {
  rows: ReportRow[];
  /** Whether there are more rows than these, which are the largest. */
  isCut: boolean;
  total: ReportFigures;
  /** Of as many days right before. */
  previous: ReportFigures;
}
