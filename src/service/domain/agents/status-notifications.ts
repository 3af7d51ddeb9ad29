import { formatAgentId } from '../../../contract/agent-id';
import type { AgentStatusNotification } from '../../../contract/integrations/webhooks';
import type { Message } from '../outbox/outbox';
import type { Secrets } from '../ports';
import type { StatusEvents } from './status-change';

/** Tells the organisation's endpoints of every change of an agent's status, in the order of the changes. */
export function createStatusNotifications({ secrets }: { secrets: Pick<Secrets, 'uuid'> }): StatusEvents {
  return {
    async onStatusChanged({ outbox, endpoints }, { orgId, email, status, subStatus }, at) {
      for (const endpoint of await endpoints.wanting({ orgId }, 'agentStatus')) {
        const payload: AgentStatusNotification = {
          org: orgId,
          agent_id: formatAgentId(email),
          status,
          ...(subStatus ? { sub_status: subStatus } : {}),
          timestamp: at,
        };
        const message = { channel: 'webhook', kind: 'agentStatus', payload } satisfies Message;
        const id = secrets.uuid();
        await outbox.add({ ...message, id, orgId, endpointId: endpoint.id, orderKey: email, createdAt: at });
      }
    },
  };
}
