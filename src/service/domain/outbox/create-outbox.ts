import type { Clock, Secrets } from '../ports';
import { createDeliveryLog } from './delivery-log';
import type { Endpoints } from './endpoints';
import { forgetOldDeliveries } from './forget-deliveries';
import type { Outbox } from './outbox';

export interface OutboxPorts {
  outbox: Outbox;
  endpoints: Endpoints;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
}

/** What went out and what waits to, as administrators see it. */
export function createOutbox(ports: OutboxPorts) {
  return {
    deliveryLog: createDeliveryLog(ports),
    forgetOldDeliveries: () => forgetOldDeliveries(ports.outbox, ports.clock),
  };
}
