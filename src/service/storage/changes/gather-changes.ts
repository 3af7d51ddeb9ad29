import type { Change } from '../../domain/ports';

/** Gathers changes: of two about the same the later one says all, and is behind what came before it. */
export function gatherChanges() {
  let gathered: Change[] = [];
  return {
    add: (change: Change): void => void gathered.push(change),
    /** What was gathered, in the order in which it came; gathers again from then on. */
    take(): Change[] {
      const latest = new Map<string, Change>();
      for (const change of gathered) {
        const subject = subjectOf(change);
        const isFirst = !latest.delete(subject);
        latest.set(subject, isFirst ? change : forAnybody(change));
      }
      gathered = [];
      return [...latest.values()];
    },
  };
}

function subjectOf(change: Change): string {
  switch (change.kind) {
    case 'agent':
    case 'mentions':
    case 'lookingAway':
      return `${change.kind} ${change.email}`;
    case 'widget':
      return `widget ${change.widgetId}`;
    case 'cannedReplies':
      return `cannedReplies ${change.orgId} ${change.email ?? ''}`;
    case 'missed':
      return 'missed';
    case 'note':
      return `note ${change.caseId} ${change.number}`;
    case 'read':
      return `read ${change.email} ${change.caseId}`;
    case 'visitorHere':
      return `visitorHere ${change.visitor.id}`;
    case 'visitorLeaving':
    case 'visitorInvited':
      return `${change.kind} ${change.id}`;
    case 'typing':
      return `typing ${change.caseId} ${JSON.stringify(change.writer)}`;
    case 'looking':
      return `looking ${change.caseId} ${change.agent.email} ${change.viewer}`;
    default:
      // With the widget: a case that moves is a change of both.
      return `${change.kind} ${change.caseId} ${change.widgetId}`;
  }
}

/** A later change replaces the one before it, which may have been for the visitor. */
function forAnybody(change: Change): Change {
  if (change.kind !== 'case') return change;
  const { isForAgents: _, ...rest } = change;
  return rest;
}
