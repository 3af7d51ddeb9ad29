import { createDeliveryLog } from './delivery-log';
import type { Endpoints } from './endpoints';
import { forgetOldDeliveries } from './forget-deliveries';
import { hastenDeliveries } from './hasten-deliveries';
import { createMailTemplates, type MailTemplatesPorts } from './mail-templates';
import type { Outbox } from './outbox';

export interface OutboxPorts extends MailTemplatesPorts {
  outbox: Outbox;
  endpoints: Endpoints;
}

/** What went out and what waits to, as administrators see it. */
export function createOutbox(ports: OutboxPorts) {
  return {
    deliveryLog: createDeliveryLog(ports),
    mailTemplates: createMailTemplates(ports),
    forgetOldDeliveries: () => forgetOldDeliveries(ports.outbox, ports.clock),
    hastenDeliveries: (mostAhead: number) => hastenDeliveries(ports.outbox, ports.clock, mostAhead),
  };
}
