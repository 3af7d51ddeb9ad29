import { Type } from 'typebox';
import {
  actorKinds,
  auditActions,
  auditSubjects,
  type AuditChange,
  type AuditEntry,
  type AuditPage,
} from '../../contract/organisation/audit';
import { describing, moment, perhaps, refTo, text, wholeNumber } from '../../operations/parts';

/** What the audit log is asked and answers. */

const longText = Type.String({ maxLength: 300 });
const subject = Type.Enum([...auditSubjects]);
const actorKind = Type.Enum([...actorKinds]);
const filter = {
  from: perhaps(wholeNumber),
  until: perhaps(wholeNumber),
  actorKind: perhaps(actorKind),
  actor: perhaps(longText),
  subject: perhaps(subject),
  subjectId: perhaps(longText),
};
export const AuditQuery = Type.Object({ ...filter, before: perhaps(wholeNumber) });
export const AuditExport = Type.Object({ ...filter, format: Type.Enum(['csv', 'ndjson']) });

export const auditAnswers = {
  AuditChange: describing<AuditChange>()(
    Type.Object({ path: text, before: perhaps(text), after: perhaps(text) }),
  ),
  AuditEntry: describing<AuditEntry>()(
    Type.Object({
      id: Type.Integer(),
      at: moment,
      actorKind,
      actor: text,
      action: Type.Enum([...auditActions]),
      subject,
      subjectId: text,
      changes: Type.Array(refTo<AuditChange>('AuditChange'), {
        description: 'As JSON, before and after. Of a secret, only that it changed.',
      }),
    }),
  ),
  AuditPage: describing<AuditPage>()(
    Type.Object({
      entries: Type.Array(refTo<AuditEntry>('AuditEntry')),
      before: perhaps(Type.Integer({ description: 'Ask with it for the entries before these.' })),
    }),
  ),
};
