import { longestReading } from '../../../../contract/limits';
import type { LogFilter, logOperations } from '../../../../operations/console/logs';
import type { LogReader, ReadQuery } from '../../../domain/logs/log-reader';
import type { Reports } from '../../../domain/logs/reports';
import { withinTime } from '../../../http/deadline';
import { baseUrlOf } from '../../../http/input/base-url';
import type { Handlers } from '../../../http/serve';
import { sendExport } from '../../../http/exports/streamed-export';
import { csvHead, formatCsv, formatLines } from './format-logs';

export interface LogPorts {
  logReader: LogReader;
  report: Reports;
  config: { publicUrl?: string };
}

/** Closed cases of the administrator's organisation, and their totals. */
export function logHandlers({ logReader, report, config }: LogPorts): Handlers<typeof logOperations> {
  return {
    listClosedCases: ({ agent, query }, reply) =>
      withinTime(longestReading, reply, () => logReader.page(agent.orgId, readFilter(query), query.before)),
    async exportClosedCases(request, reply) {
      const { agent, query } = request;
      const { format } = query;
      const baseUrl = baseUrlOf(request, config.publicUrl);
      const pages = await logReader.export(agent.orgId, readFilter(query), baseUrl);
      async function* write() {
        if (format === 'csv') yield csvHead;
        for await (const records of pages) yield format === 'csv' ? formatCsv(records) : formatLines(records);
      }
      return sendExport(reply, { name: 'chats', format, pieces: write() });
    },
    readClosedCase: (request) =>
      logReader.read(request.agent.orgId, request.params.id, baseUrlOf(request, config.publicUrl)),
    readReport: ({ agent, query }, reply) =>
      withinTime(longestReading, reply, (signal) =>
        report(agent.orgId, { ...readRange(query), by: query.by }, signal),
      ),
  };
}

function readRange({
  start,
  end,
  timezone,
  widgetId = '',
}: Pick<LogFilter, 'start' | 'end' | 'timezone' | 'widgetId'>) {
  const widgetIds = widgetId.split(',').filter(Boolean);
  return { start, end, timeZone: timezone || 'Etc/UTC', widgetIds };
}

function readFilter(query: LogFilter): ReadQuery {
  const { outcome, agent, label, text } = query;
  return {
    ...readRange(query),
    ...(outcome ? { outcome } : {}),
    ...(agent ? { agent: agent.trim().toLowerCase() } : {}),
    ...(label ? { label } : {}),
    ...(text?.trim() ? { text: text.trim() } : {}),
  };
}
