import { formatAgentId } from '../../../../contract/agent-id';
import type { CaseEventNotification } from '../../../../contract/integrations/webhooks';
import type { Message } from '../../outbox/outbox';
import type { ChatCase } from '../cases';
import type { CaseTables } from '../tables';
import type { Secrets } from '../../ports';

/** Tells the endpoints for case events of the chat's widget, in the transaction of the event. */
export function createCaseNotifications({ secrets }: { secrets: Pick<Secrets, 'uuid'> }) {
  return async function notify(
    { outbox, endpoints }: Pick<CaseTables, 'outbox' | 'endpoints'>,
    chat: ChatCase,
    event: CaseEventNotification['event'],
    at: number,
  ): Promise<void> {
    for (const endpoint of await endpoints.wanting(chat, 'caseEvents')) {
      const payload: CaseEventNotification = {
        widget_id: chat.widgetId,
        case_id: chat.id,
        ...(chat.agentEmail ? { agent_id: formatAgentId(chat.agentEmail) } : {}),
        event,
        ...(chat.visitor.jsVariables?.length ? { javascript_variables: chat.visitor.jsVariables } : {}),
        timestamp: at,
      };
      const message = { channel: 'webhook', kind: event, payload } satisfies Message;
      const { id: endpointId, orgId } = endpoint;
      const id = secrets.uuid();
      await outbox.add({ ...message, id, orgId, endpointId, orderKey: chat.id, createdAt: at });
    }
  };
}
