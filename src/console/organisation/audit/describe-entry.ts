import type { ActorKind, AuditSubject } from '../../../contract/organisation/audit';
import type { AuditEntry } from '../../../operations/console/audit';

export const actors: Record<ActorKind, string> = {
  agent: 'A person',
  key: 'A key',
  commandLine: 'The command line',
  mailLink: 'An e-mailed link',
  service: 'The service',
};

export const subjects: Record<AuditSubject, string> = {
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

/** Who did what to what. */
export function describeEntry({ actorKind, actor, action, subject, subjectId }: AuditEntry): string {
  return `${describeActor(actorKind, actor)} ${action} the ${subjects[subject].toLowerCase()} ${subjectId}`.trim();
}

function describeActor(kind: ActorKind, name: string): string {
  switch (kind) {
    case 'agent':
      return name;
    case 'key':
      return `The key ${name}`;
    case 'commandLine':
      return `The command line (${name})`;
    case 'mailLink':
      return `The link e-mailed to ${name}`;
    case 'service':
      return 'The service';
  }
}
