import type { AgentStatusOrder } from '../../../operations/v2/agent-status';
import { parseAgentId } from './email-address';
import { Failure } from '../failure';
import type { ChangeStatus } from './status-change';

/** An agent's status as a customer's system sets it. It stays so until it is set again. */
export function createStatusByEndpoint({ changeStatus }: { changeStatus: ChangeStatus }) {
  /** Throws `notFound` for an agent that the organisation does not have. */
  return async function setByEndpoint(
    orgId: number,
    { agent_id: agentId, status, sub_status: subStatus }: AgentStatusOrder,
  ): Promise<AgentStatusOrder> {
    const email = parseAgentId(agentId, 'agent_id');
    const detail = subStatus?.trim();
    const agent = await changeStatus(
      email,
      { status, source: 'endpoint', ...(detail ? { subStatus: detail } : {}) },
      (found) => found.orgId === orgId,
    );
    if (!agent) throw new Failure('notFound', 'agent_id: there is no such agent.');
    return { agent_id: email, status: agent.status, ...(detail ? { sub_status: detail } : {}) };
  };
}

export type SetByEndpoint = ReturnType<typeof createStatusByEndpoint>;
