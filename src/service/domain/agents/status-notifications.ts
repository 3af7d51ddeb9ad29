import { formatAgentId } from '../../../contract/agent-id';
import type { AgentStatusNotification } from '../../../contract/integrations/webhooks';
import type { NewDelivery } from '../outbox/outbox';
import type { Secrets } from '../ports';
import type { StatusEvents } from './status-change';

/** Changes of an agent that an endpoint still has to get; each more takes the place of the oldest. */
const mostWaiting = 100;
const replaced = `${mostWaiting} later changes of the agent were waiting behind it.`;

/** Tells the organisation's endpoints of every change of an agent's status, in the order of the changes. */
export function createStatusNotifications({ secrets }: { secrets: Pick<Secrets, 'uuid'> }): StatusEvents {
  return {
    async onStatusChanged({ outbox, endpoints }, { orgId, email, status, subStatus }, at) {
      const wanting = await endpoints.wanting({ orgId }, 'agentStatus');
      if (wanting.length === 0) return;
      const payload: AgentStatusNotification = {
        org: orgId,
        agent_id: formatAgentId(email),
        status,
        ...(subStatus ? { sub_status: subStatus } : {}),
        timestamp: at,
      };
      const endpointIds = wanting.map(({ id }) => id);
      await outbox.addAll(
        endpointIds.map((endpointId): NewDelivery => ({
          channel: 'webhook',
          kind: 'agentStatus',
          payload,
          id: secrets.uuid(),
          orgId,
          endpointId,
          orderKey: email,
          createdAt: at,
        })),
      );
      await outbox.keepLatest({ orgId, endpointIds, orderKey: email }, mostWaiting, replaced);
    },
  };
}
