import { createLogExport, type LogExportPorts } from './log-export';

/** Closed cases, for customers' own systems. */
export function createLogs(ports: LogExportPorts) {
  return { exportLogs: createLogExport(ports) };
}
