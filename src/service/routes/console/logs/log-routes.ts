import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type, type Static } from 'typebox';
import type { LogReader, ReadQuery } from '../../../domain/logs/log-reader';
import type { Reports } from '../../../domain/logs/reports';
import type { ConsoleSessions } from '../../../http/console-session';
import type { Limits } from '../../../http/limits/limits';
import { sendExport } from '../../../http/streamed-export';
import { withinTime } from '../../../http/deadline';
import { baseUrlOf } from '../../../http/input/base-url';
import { LogExportQuery, LogQuery, ReportQuery } from '../../../schemas/logs';
import { csvHead, formatCsv, formatLines } from './format-logs';

export interface LogRoutesOptions {
  logReader: LogReader;
  report: Reports;
  config: { publicUrl?: string };
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'consoleExport'>;
}

const CaseId = Type.Object({ id: Type.String({ maxLength: 100 }) });
/** Milliseconds that a page or a report may take. */
const longestReading = 30_000;

/** Closed cases of the administrator's organisation, and what they add up to. */
export const logRoutes: FastifyPluginAsyncTypebox<LogRoutesOptions> = async (app, options) => {
  const { logReader, report, config, sessions, limits } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/logs', { schema: { querystring: LogQuery } }, ({ agent, query }) =>
    withinTime(longestReading, logReader.page(agent.orgId, asked(query), query.before)),
  );

  app.get('/logs/export', { schema: { querystring: LogExportQuery } }, async (request, reply) => {
    const { agent, query } = request;
    const { format } = query;
    const pages = await logReader.export(agent.orgId, asked(query), baseUrlOf(request, config.publicUrl));
    async function* write() {
      if (format === 'csv') yield csvHead;
      for await (const records of pages) yield format === 'csv' ? formatCsv(records) : formatLines(records);
    }
    const slot = limits.consoleExport.enter(agent.email);
    return sendExport(reply, slot, { name: 'chats', format, pieces: write() });
  });

  app.get('/logs/:id', { schema: { params: CaseId } }, (request) =>
    logReader.read(request.agent.orgId, request.params.id, baseUrlOf(request, config.publicUrl)),
  );

  app.get('/reports', { schema: { querystring: ReportQuery } }, ({ agent, query }) =>
    withinTime(longestReading, report(agent.orgId, { ...rangeOf(query), by: query.by })),
  );
};

type Range = Pick<Static<typeof LogQuery>, 'start' | 'end' | 'timezone' | 'widgetId'>;

function rangeOf({ start, end, timezone, widgetId = '' }: Range) {
  const widgetIds = widgetId.split(',').filter(Boolean);
  return { start, end, timeZone: timezone || 'Etc/UTC', widgetIds };
}

function asked(query: Range & Pick<ReadQuery, 'outcome' | 'agent' | 'label' | 'text'>): ReadQuery {
  const { outcome, agent, label, text } = query;
  return {
    ...rangeOf(query),
    ...(outcome ? { outcome } : {}),
    ...(agent ? { agent } : {}),
    ...(label ? { label } : {}),
    ...(text?.trim() ? { text: text.trim() } : {}),
  };
}
