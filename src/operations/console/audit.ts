import { Type, type Static } from 'typebox';
import { actorKinds, auditActions, auditSubjects } from '../../contract/organisation/audit';
import { fixture, operationsOf } from '../operation';
import { moment, perhaps, text, wholeNumber } from '../parts';

/** Who changed what in an organisation. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const longText = Type.String({ maxLength: 300 });
const subject = Type.Enum([...auditSubjects]);
export const ActorKind = Type.Enum([...actorKinds], {
  description:
    'service: the service itself, or a bot; mailLink: who opened a link that was mailed to the actor.',
});

export const AuditChange = Type.Object(
  { path: text, before: perhaps(text), after: perhaps(text) },
  { title: 'AuditChange', description: 'As JSON, before and after. Of a secret, only that it changed.' },
);

export const AuditEntry = Type.Object(
  {
    id: Type.Integer({ description: 'Grows with each entry.' }),
    at: moment,
    actorKind: ActorKind,
    actor: Type.String({ description: 'E-mail of an agent, name of a key, user of the command line.' }),
    action: Type.Enum([...auditActions]),
    subject,
    subjectId: text,
    subjectName: perhaps(
      Type.String({
        description:
          'What it is called now, or was called last: a widget, team or key by its name, a canned reply by its word, a webhook or bot by its URL without parameters.',
      }),
    ),
    isBot: perhaps(Type.Boolean({ description: 'Of an endpoint: a bot, otherwise a webhook.' })),
    changes: Type.Array(AuditChange),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditPage = Type.Object(
  {
    entries: Type.Array(AuditEntry, { description: 'Newest first.' }),
    before: perhaps(Type.Integer({ description: 'Gets the entries before these; absent on the last page.' })),
  },
  { title: 'AuditPage' },
);
export type AuditPage = Static<typeof AuditPage>;

const filter = {
  from: perhaps(wholeNumber),
  until: perhaps(wholeNumber),
  actorKind: perhaps(ActorKind),
  actor: perhaps(longText),
  subject: perhaps(subject),
  subjectId: perhaps(longText),
};
const AuditQuery = Type.Object({ ...filter, before: perhaps(wholeNumber) });
export type AuditQuery = Static<typeof AuditQuery>;

export const auditOperations = {
  listAuditEntries: define('GET /audit', {
    summary: 'Read the audit log, newest first',
    isReadInTurns: true,
    query: AuditQuery,
    answer: AuditPage,
    example: {
      query: {
        subject: 'widget',
        actorKind: 'agent',
        actor: fixture('agent'),
        from: 0,
        until: 9_999_999_999_999,
      },
    },
  }),
  exportAuditLog: define('GET /audit/export', {
    summary: 'Export the audit log',
    waitsByItself: true,
    query: Type.Object({ ...filter, format: Type.Enum(['csv', 'ndjson']) }),
    answer: 'text/csv',
    limits: ['consoleExport'],
    example: { query: { format: 'csv' } },
  }),
};
