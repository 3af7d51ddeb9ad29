import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { Report } from '../../../operations/console/logs';
import type { FairQueue } from '../shares/fair-queue';
import type { CaseReports, CountedScope } from './case-reports';
import { parseDateRange, rangeBefore } from './date-range';
import { assertOwnWidgets, type LogWidgets } from './logged-widgets';

export interface ReportQuery {
  /** ISO 8601 days, both within. */
  start: string;
  end: string;
  timeZone: string;
  by: ReportGrouping;
  /** Empty: all. */
  widgetIds: string[];
}

export type Reports = ReturnType<typeof createReports>;

/** Of groups that have no order in time. */
const mostRows = 500;

/** What an organisation's closed cases add up to. */
export function createReports({
  store,
  searching,
  reporting,
}: {
  store: { caseReports: CaseReports } & LogWidgets;
  searching: FairQueue;
  reporting: FairQueue;
}) {
  /** Throws `invalidParameter` for a range that is none, `forbidden` or `notFound` for a widget of others, and the reason of a signal that nobody waits any more. */
  return async function report(orgId: number, query: ReportQuery, signal: AbortSignal): Promise<Report> {
    const { start, end, timeZone, by } = query;
    const range = parseDateRange(start, end, timeZone);
    const widgetIds = await assertOwnWidgets(store, orgId, query.widgetIds);
    const scope: CountedScope = {
      orgId,
      ...range,
      ...(widgetIds.length > 0 ? { widgetIds } : {}),
      timeZone,
    };
    const { caseReports } = store;
    const turn = { share: String(orgId) };
    /** Searches come between: a report may read millions of chats. */
    function inTurn<Portion>(read: () => Promise<Portion>): Promise<Portion> {
      return searching.inTurn(turn, async () => {
        signal.throwIfAborted();
        return read();
      });
    }
    // One behind the other: each reads all of the range, a portion at a time.
    return reporting.inTurn(turn, async () => {
      signal.throwIfAborted();
      return {
        ...(await caseReports.grouped(scope, by, mostRows, inTurn)),
        previous: await caseReports.total({ ...scope, ...rangeBefore(range, timeZone) }, inTurn),
      };
    });
  };
}
