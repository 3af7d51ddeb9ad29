import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportRow } from '../../../operations/console/logs';
import type { Period } from '../../kit/format/period';

const day = 86_400_000;
const most = 30;

/** The rows with those of times when nothing was; of what has no order in time, the largest. */
export function fillGroups(by: ReportGrouping, rows: readonly ReportRow[], period: Period): ReportRow[] {
  const keys = keysOf(by, period);
  if (!keys) return rows.slice(0, most);
  const found = new Map(rows.map((row) => [row.key, row]));
  return keys.map(
    (key) => found.get(key) ?? { key, chats: 0, answered: 0, missed: 0, offline: 0, proactive: 0 },
  );
}

function keysOf(by: ReportGrouping, { start, end }: Period): string[] | undefined {
  if (by === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour));
  if (by === 'weekday') return Array.from({ length: 7 }, (_, index) => String(index + 1));
  if (by !== 'day') return undefined;
  const first = Date.parse(start);
  const days = Math.round((Date.parse(end) - first) / day) + 1;
  return Array.from({ length: days }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10));
}
