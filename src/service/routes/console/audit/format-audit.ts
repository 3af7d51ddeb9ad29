import type { AuditEntry } from '../../../../contract/organisation/audit';

export const csvHead = 'id,time,actorKind,actor,action,subject,subjectId,changes\r\n';

export function formatLines(entries: AuditEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export function formatCsv(entries: AuditEntry[]): string {
  return entries.map((entry) => `${rowOf(entry).map(formatCell).join(',')}\r\n`).join('');
}

function rowOf({ id, at, actorKind, actor, action, subject, subjectId, changes }: AuditEntry): string[] {
  const told = changes.map(({ path, before = '', after = '' }) => `${path}: ${before} → ${after}`);
  const time = new Date(at).toISOString();
  return [String(id), time, actorKind, actor, action, subject, subjectId, told.join('\n')];
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe, which it takes for text. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
