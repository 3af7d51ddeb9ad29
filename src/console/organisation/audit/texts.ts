import type { ActorKind, AuditAction, AuditSubject } from '../../../contract/organisation/audit';
import { roomTexts } from '../../kit/texts/room-texts';

export interface AuditTexts {
  title: string;
  lead: string;
  exportCsv: string;
  exportNdjson: string;
  entries: string;
  none: string;
  when: string;
  what: string;
  changes(count: number): string;
  from: string;
  to: string;
  by: string;
  anyone: string;
  about: string;
  anything: string;
  actorName: string;
  subjectId: string;
  search: string;
  actors: Record<ActorKind, string>;
  /** Who did it, by name. */
  actorNamed: Record<ActorKind, (name: string) => string>;
  subjects: Record<AuditSubject, string>;
  /** Parts of the paths of what was changed, where the language has other words. */
  names: Readonly<Record<string, string>>;
  /** Who did what to what. */
  entry(actor: string, action: AuditAction, subject: AuditSubject, id: string): string;
}

const subjects: AuditTexts['subjects'] = {
  agent: 'Agent',
  ban: 'Ban',
  cannedReply: 'Canned reply',
  delivery: 'Delivery',
  endpoint: 'Webhook or bot',
  key: 'Key',
  organisation: 'Organisation',
  team: 'Team',
  visitor: 'Visitor',
  widget: 'Widget',
};

/** What the audit log says. */
export const auditTexts: () => AuditTexts = roomTexts('organisation/audit', {
  title: 'Audit log',
  lead: 'Changes made by administrators, keys and the command line. Entries can’t be changed and contain no secrets.',
  exportCsv: 'Export CSV',
  exportNdjson: 'Export NDJSON',
  entries: 'Entries',
  none: 'No changes match these filters',
  when: 'When',
  what: 'What',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  from: 'From',
  to: 'To',
  by: 'By',
  anyone: 'Anyone',
  about: 'About',
  anything: 'Anything',
  actorName: 'Actor’s name',
  subjectId: 'Item ID',
  search: 'Search',
  actors: {
    agent: 'A person',
    key: 'A key',
    commandLine: 'The command line',
    mailLink: 'An e-mailed link',
    service: 'The service',
  },
  actorNamed: {
    agent: (name) => name,
    key: (name) => `The key ${name}`,
    commandLine: (name) => `The command line (${name})`,
    mailLink: (name) => `The link e-mailed to ${name}`,
    service: () => 'The service',
  },
  subjects,
  names: {},
  entry: (actor, action, subject, id) =>
    `${actor} ${action} the ${subjects[subject].toLowerCase()} ${id}`.trim(),
});
