import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { Report, ReportFigures } from '../../../operations/console/logs';
import type { LogScope } from './case-logs';

export interface CountedScope extends LogScope {
  timeZone: string;
}

/** Runs the reading of a portion when its turn comes. */
export type ReadPortion = <Portion>(read: () => Promise<Portion>) => Promise<Portion>;

/** Counts and times of closed cases, which are read a portion at a time. */
export interface CaseReports {
  total(scope: CountedScope, inTurn: ReadPortion): Promise<ReportFigures>;
  /** By groups: days, hours and weekdays all and in their order, of others the largest; and all of it together. */
  grouped(
    scope: CountedScope,
    by: ReportGrouping,
    limit: number,
    inTurn: ReadPortion,
  ): Promise<Pick<Report, 'rows' | 'isCut' | 'total'>>;
}
