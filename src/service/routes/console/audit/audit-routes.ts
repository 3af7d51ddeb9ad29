import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditFilter, AuditLog } from '../../../domain/audit/audit-log';
import type { ConsoleSessions } from '../../../http/console-session';
import type { Limits } from '../../../http/limits/limits';
import { sendExport } from '../../../http/streamed-export';
import { AuditExport, AuditQuery } from '../../../schemas/audit';
import { csvHead, formatCsv, formatLines } from './format-audit';

export interface AuditRoutesOptions {
  audit: AuditLog;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'consoleExport'>;
}

/** What was done in the administrator's organisation, and by whom. */
export const auditRoutes: FastifyPluginAsyncTypebox<AuditRoutesOptions> = async (
  app,
  { audit, sessions, limits },
) => {
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/audit', { schema: { querystring: AuditQuery } }, ({ agent, query }) => {
    const { before, ...filter } = query;
    return audit.page(agent.orgId, filter as AuditFilter, before);
  });

  app.get('/audit/export', { schema: { querystring: AuditExport } }, ({ agent, query }, reply) => {
    const { format, ...filter } = query;
    async function* write() {
      if (format === 'csv') yield csvHead;
      for await (const entries of audit.all(agent.orgId, filter as AuditFilter))
        yield format === 'csv' ? formatCsv(entries) : formatLines(entries);
    }
    const slot = limits.consoleExport.enter(agent.email);
    return sendExport(reply, slot, { name: 'audit', format, pieces: write() });
  });
};
