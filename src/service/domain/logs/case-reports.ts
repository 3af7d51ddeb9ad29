import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportFigures, ReportRow } from '../../../operations/console/logs';
import type { LogScope } from './case-logs';

export interface CountedScope extends LogScope {
  timeZone: string;
}

/** Counts and times of closed cases. */
export interface CaseReports {
  total(scope: CountedScope): Promise<ReportFigures>;
  /** By groups: days, hours and weekdays in their order, all others from the largest on; and all of it together. */
  grouped(
    scope: CountedScope,
    by: ReportGrouping,
    limit: number,
  ): Promise<{ rows: ReportRow[]; total: ReportFigures }>;
}
