import { deliveriesPerPage } from '../../../contract/endpoints';
import type { DeliverySummary, deliveryOperations } from '../../../operations/console/deliveries';
import { Failure } from '../../domain/failure';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import type { LoggedDelivery } from '../../domain/outbox/outbox';
import type { Handlers } from '../../http/serve';

/** What was sent to the organisation's endpoints and mailboxes. */
export function deliveryHandlers({
  deliveryLog,
}: {
  deliveryLog: DeliveryLog;
}): Handlers<typeof deliveryOperations> {
  return {
    async listDeliveries({ agent, query }) {
      const found = await deliveryLog.list(agent.orgId, { ...query, limit: deliveriesPerPage });
      return { deliveries: found.map(summarise) };
    },
    async listAttempts({ agent, params }) {
      const attempts = await deliveryLog.attempts(agent.orgId, params.id);
      if (!attempts) throw new Failure('notFound');
      return { attempts };
    },
    async redeliver({ agent, params }) {
      if (!(await deliveryLog.redeliver(agent.orgId, params.id))) throw new Failure('notFound');
    },
  };
}

function summarise(delivery: LoggedDelivery): DeliverySummary {
  const { orgId: _org, lease: _lease, nextAttemptAt, ...shown } = delivery;
  return { ...shown, ...(shown.state === 'pending' ? { nextAttemptAt } : {}) };
}
