import type { Cases } from '../cases/cases';
import type { Entries } from '../cases/entries';
import type { Widgets } from '../widgets/widgets';
import type { CaseLogs } from './case-logs';
import type { CaseReports } from './case-reports';

export interface LogTables {
  cases: Pick<Cases, 'get'>;
  caseLogs: CaseLogs;
  caseReports: CaseReports;
  entries: Entries;
  widgets: Widgets;
}
