import type { visitorsNowOperations } from '../../../operations/console/inbox/visitors-now';
import type { VisitorsOfAgent } from '../../domain/cases/present/visitors-of-agent';
import { invalidParameter } from '../../domain/failure';
import { clean } from '../../http/input/parameters';
import type { Handlers } from '../../http/serve';

export interface VisitorsNowPorts {
  visitorsOfAgent: VisitorsOfAgent;
}

export function visitorsNowHandlers({
  visitorsOfAgent,
}: VisitorsNowPorts): Handlers<typeof visitorsNowOperations> {
  return {
    listVisitors: ({ agent }) => visitorsOfAgent.list(agent),
    inviteVisitor({ agent, params, body }) {
      const message = clean(body.message).trim();
      if (!message) throw invalidParameter('message', 'is required');
      return visitorsOfAgent.invite(agent, params.id, message);
    },
  };
}
