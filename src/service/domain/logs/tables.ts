import type { Entries } from '../cases/entries';
import type { Widgets } from '../widgets/widgets';
import type { CaseLogs } from './case-logs';

export interface LogTables {
  caseLogs: CaseLogs;
  entries: Entries;
  widgets: Widgets;
}
