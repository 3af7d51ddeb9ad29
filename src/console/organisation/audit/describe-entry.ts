import type { AuditEntry } from '../../../operations/console/audit';
import { auditTexts, type AuditItem } from './texts';

/** Who did what to what. */
export function describeEntry(entry: AuditEntry): string {
  const { actorKind, actor, action } = entry;
  const texts = auditTexts();
  const event = texts.actions[action](texts.items[itemOf(entry)](nameOf(entry)));
  return texts.entry(texts.actorNamed[actorKind](actor), event);
}

/** Whether its id is shown beside the sentence, which names it by something else. */
export function hasOwnId({ subject, subjectId }: AuditEntry): boolean {
  return subject !== 'visitor' && subject !== 'organisation' && subject !== 'agent' && subjectId !== '';
}

function itemOf({ subject, isBot }: AuditEntry): AuditItem {
  if (subject !== 'endpoint' || isBot === undefined) return subject;
  return isBot ? 'bot' : 'webhook';
}

/** What has lost its name has its id; of a visitor how many chats they had, from `3 cases`. */
function nameOf({ subject, subjectId, subjectName }: AuditEntry): string {
  if (subject === 'visitor') return String(Number.parseInt(subjectId, 10) || 0);
  return subjectName ?? subjectId;
}
