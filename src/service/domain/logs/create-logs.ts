import type { Clock, Signing, UserAgents } from '../ports';
import type { FairQueue } from '../shares/fair-queue';
import { createReporting } from '../shares/searching';
import { createFormatCases } from './format-cases';
import { createLogExport } from './log-export';
import { createLogReader } from './log-reader';
import { createReports } from './reports';
import type { LogTables } from './tables';

export interface LogPorts {
  store: LogTables;
  clock: Clock;
  signing: Signing;
  userAgents: UserAgents;
  searching: FairQueue;
}

/** Closed cases, for customers' own programs and for administrators. */
export function createLogs({ store, clock, signing, userAgents, searching }: LogPorts) {
  const formatCases = createFormatCases({ store, clock, userAgents });
  return {
    exportLogs: createLogExport({ store, signing, formatCases }),
    logReader: createLogReader({ store, formatCases, searching }),
    report: createReports({ store, searching, reporting: createReporting() }),
  };
}
