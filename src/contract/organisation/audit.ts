/** Who changed what in an organisation, on the wire below `/api/console/audit`. */

/** `service`: the service itself, or a bot; `mailLink`: the person who opened a link that was mailed to the name. */
export const actorKinds = ['agent', 'key', 'commandLine', 'mailLink', 'service'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const auditSubjects = [
  'agent',
  'ban',
  'cannedReply',
  'delivery',
  'endpoint',
  'key',
  'organisation',
  'team',
  'visitor',
  'widget',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  'added',
  'changed',
  'removed',
  'redelivered',
  'tested',
  'exported',
  'erased',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One member before and after, as JSON; absent where there was none. Of a secret, only that it changed. */
export interface AuditChange {
  path: string;
  before?: string;
  after?: string;
}
