import type { BotTrialAnswer, BotTrialStep, endpointOperations } from '../../../operations/console/endpoints';
import { Failure } from '../../domain/failure';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import type { EndpointAdministration } from '../../domain/organisation/endpoint-administration';
import type { Handlers } from '../../http/serve';

export interface EndpointPorts {
  endpointAdministration: EndpointAdministration;
  deliveryLog: Pick<DeliveryLog, 'test'>;
  tryBot: (orgId: number, endpointId: string, step: BotTrialStep) => Promise<BotTrialAnswer>;
}

const usualOverlapHours = 24;

/** Webhooks and bots of the administrator's organisation. */
export function endpointHandlers(ports: EndpointPorts): Handlers<typeof endpointOperations> {
  const { endpointAdministration, deliveryLog, tryBot } = ports;
  return {
    listEndpoints: async ({ agent }) => ({ endpoints: await endpointAdministration.list(agent.orgId) }),
    createEndpoint: ({ agent, body }) => endpointAdministration.add(agent.orgId, body),
    changeEndpoint: ({ agent, params, body }) => endpointAdministration.update(agent.orgId, params.id, body),
    removeEndpoint: ({ agent, params }) => endpointAdministration.remove(agent.orgId, params.id),
    rotateSecret: ({ agent, params, body }) =>
      endpointAdministration.rotateSecret(agent.orgId, params.id, body.overlapHours ?? usualOverlapHours),
    async testEndpoint({ agent, params }) {
      const deliveryId = await deliveryLog.test(agent.orgId, params.id);
      if (deliveryId === undefined) throw new Failure('notFound');
      return { deliveryId };
    },
    tryBot: ({ agent, params, body }) => tryBot(agent.orgId, params.id, body),
  };
}
