import type { FastifyReply } from 'fastify';
import type { agentOperations } from '../../../../operations/console/agents';
import type { AgentAdministration } from '../../../domain/agents/account/agent-administration';
import { mailboxOf, type Limits } from '../../../http/limits/limits';
import type { Handlers } from '../../../http/serve';

export interface AgentPorts {
  agentAdministration: AgentAdministration;
  limits: Pick<Limits, 'linkToRecipient'>;
}

/** The agents of the administrator's organisation. */
export function agentHandlers({
  agentAdministration: agents,
  limits,
}: AgentPorts): Handlers<typeof agentOperations> {
  /** Without this limit, any administrator could have the service write to anybody. */
  function countLink(email: string, reply: FastifyReply): void {
    limits.linkToRecipient.take(mailboxOf(email.trim().toLowerCase()), reply);
  }
  return {
    listAgents: ({ agent }) => agents.list(agent.orgId),
    inviteAgent({ agent, body }, reply) {
      countLink(body.email, reply);
      return agents.invite(agent, body);
    },
    changeAgent: ({ agent, params, body }) => agents.change(agent, params.email, body),
    changeEmailOfAgent: ({ agent, params, body }) => agents.changeEmail(agent, params.email, body.email),
    removeAgent: ({ agent, params }) => agents.remove(agent, params.email),
    createPasswordLink({ agent, params }, reply) {
      countLink(params.email, reply);
      return agents.resetPassword(agent, params.email);
    },
    removeSecondFactorOfAgent: ({ agent, params }) => agents.removeSecondFactor(agent, params.email),
    signOutAgent: ({ agent, params }) => agents.endSessions(agent, params.email),
  };
}
