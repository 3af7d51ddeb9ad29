import type { AuditEntry } from '../../../operations/console/audit';
import { auditTexts } from './texts';

/** Who did what to what. */
export function describeEntry({ actorKind, actor, action, subject, subjectId }: AuditEntry): string {
  const texts = auditTexts();
  return texts.entry(texts.actorNamed[actorKind](actor), action, subject, subjectId);
}
