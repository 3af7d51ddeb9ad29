import type { AuditEntry } from '../../../../operations/console/audit';
import { formatCsvLine } from '../../../http/exports/csv';

export const csvHead = 'id,time,actorKind,actor,action,subject,subjectId,changes\r\n';

export function formatLines(entries: AuditEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export function formatCsv(entries: AuditEntry[]): string {
  return entries.map((entry) => formatCsvLine(rowOf(entry))).join('');
}

function rowOf({ id, at, actorKind, actor, action, subject, subjectId, changes }: AuditEntry): string[] {
  const told = changes.map(({ path, before = '', after = '' }) => `${path}: ${before} → ${after}`);
  const time = new Date(at).toISOString();
  return [String(id), time, actorKind, actor, action, subject, subjectId, told.join('\n')];
}
