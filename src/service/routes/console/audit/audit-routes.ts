import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditFilter, AuditLog } from '../../../domain/audit/audit-log';
import type { ConsoleSessions } from '../../../http/console-session';
import { AuditExport, AuditQuery } from '../../../schemas/audit';
import { csvHead, formatCsv, formatLines } from './format-audit';

export interface AuditRoutesOptions {
  audit: AuditLog;
  sessions: ConsoleSessions;
}

/** What was done in the administrator's organisation, and by whom. */
export const auditRoutes: FastifyPluginAsyncTypebox<AuditRoutesOptions> = async (
  app,
  { audit, sessions },
) => {
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/audit', { schema: { querystring: AuditQuery } }, ({ agent, query }) => {
    const { before, ...filter } = query;
    return audit.page(agent.orgId, filter as AuditFilter, before);
  });

  app.get('/audit/export', { schema: { querystring: AuditExport } }, ({ agent, query }, reply) => {
    const { format, ...filter } = query;
    const isCsv = format === 'csv';
    async function* write() {
      if (isCsv) yield csvHead;
      for await (const entries of audit.all(agent.orgId, filter as AuditFilter))
        yield isCsv ? formatCsv(entries) : formatLines(entries);
    }
    reply.header('content-disposition', `attachment; filename="audit.${isCsv ? 'csv' : 'ndjson'}"`);
    reply.type(isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(write()));
  });
};
