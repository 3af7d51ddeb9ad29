/** What closed cases add up to, on the wire at `/api/console/reports`. */

export const reportGroupings = ['day', 'hour', 'weekday', 'widget', 'agent', 'label', 'page'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];
