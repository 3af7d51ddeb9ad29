import type { auditOperations } from '../../../../operations/console/audit';
import type { AuditLog } from '../../../domain/audit/audit-log';
import type { Handlers } from '../../../http/serve';
import { sendExport } from '../../../http/exports/streamed-export';
import { csvHead, formatCsv, formatLines } from './format-audit';

/** Changes in the administrator's organisation, and who made them. */
export function auditHandlers({ audit }: { audit: AuditLog }): Handlers<typeof auditOperations> {
  return {
    listAuditEntries({ agent, query }) {
      const { before, ...filter } = query;
      return audit.page(agent.orgId, filter, before);
    },
    exportAuditLog({ agent, query }, reply) {
      const { format, ...filter } = query;
      async function* write() {
        if (format === 'csv') yield csvHead;
        for await (const entries of audit.all(agent.orgId, filter))
          yield format === 'csv' ? formatCsv(entries) : formatLines(entries);
      }
      return sendExport(reply, { name: 'audit', format, pieces: write() });
    },
  };
}
