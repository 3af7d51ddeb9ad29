import { formatAgentId } from '../../../../contract/agent-id';
import type { CaseEventNotification } from '../../../../contract/integrations/webhooks';
import type { NewDelivery } from '../../outbox/outbox';
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
    const payload: CaseEventNotification = {
      widget_id: chat.widgetId,
      case_id: chat.id,
      ...(chat.agentEmail ? { agent_id: formatAgentId(chat.agentEmail) } : {}),
      event,
      ...(chat.visitor.jsVariables?.length ? { javascript_variables: chat.visitor.jsVariables } : {}),
      timestamp: at,
    };
    const { id: orderKey, orgId } = chat;
    await outbox.addAll(
      (await endpoints.wanting(chat, 'caseEvents')).map(({ id: endpointId }): NewDelivery => ({
        channel: 'webhook',
        kind: event,
        payload,
        id: secrets.uuid(),
        orgId,
        endpointId,
        orderKey,
        createdAt: at,
      })),
    );
  };
}
