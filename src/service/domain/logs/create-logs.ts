import type { Clock, Seals, UserAgents } from '../ports';
import { createFormatCases } from './format-cases';
import { createLogExport } from './log-export';
import { createLogReader } from './log-reader';
import { createReports } from './reports';
import type { LogTables } from './tables';

export interface LogPorts {
  store: LogTables;
  clock: Clock;
  seals: Seals;
  userAgents: UserAgents;
}

/** Closed cases, for customers' own programs and for administrators. */
export function createLogs({ store, clock, seals, userAgents }: LogPorts) {
  const formatCases = createFormatCases({ store, clock, userAgents });
  return {
    exportLogs: createLogExport({ store, seals, formatCases }),
    logReader: createLogReader({ store, clock, formatCases }),
    report: createReports({ store, clock }),
  };
}
