import { mostWaitingMails } from '../../../contract/limits';
import type { Endpoints } from './endpoints';
import type { Attempt, DeliveryQuery, LoggedDelivery, Outbox } from './outbox';
import type { Clock, Secrets } from '../ports';

/** What an administrator sees and does about deliveries of the organisation. */
export interface DeliveryLog {
  list(orgId: number, query: DeliveryQuery): Promise<LoggedDelivery[]>;
  /** `undefined`: the organisation has no such delivery. */
  attempts(orgId: number, deliveryId: string): Promise<Attempt[] | undefined>;
  /** `false`: the organisation has no such delivery. */
  redeliver(orgId: number, deliveryId: string): Promise<boolean>;
  /**
   * Sends a `test` event, also to an endpoint that is switched off. Answers the delivery's id, to look for in the log;
   * `undefined`: the organisation has no such endpoint.
   */
  test(orgId: number, endpointId: string): Promise<string | undefined>;
  waitingMails(orgId: number): Promise<number>;
}

export function createDeliveryLog(ports: {
  outbox: Outbox;
  endpoints: Endpoints;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
}): DeliveryLog {
  const { outbox, endpoints, clock, secrets } = ports;
  return {
    list: (orgId, query) => outbox.list(orgId, query),
    async attempts(orgId, deliveryId) {
      return (await outbox.get(orgId, deliveryId)) && outbox.attempts(orgId, deliveryId);
    },
    async redeliver(orgId, deliveryId) {
      const delivery = await outbox.get(orgId, deliveryId);
      // An administrator who sends it again expects it now, not after the pause.
      if (delivery) await endpoints.resume(orgId, delivery.endpointId);
      return outbox.redeliver(orgId, deliveryId, clock.now());
    },
    waitingMails: (orgId) => outbox.countPending(orgId, 'mail', mostWaitingMails),
    async test(orgId, endpointId) {
      if (!(await endpoints.get(orgId, endpointId))) return undefined;
      const id = secrets.uuid();
      const timestamp = clock.now();
      await outbox.add({
        id,
        orgId,
        channel: 'webhook',
        endpointId,
        orderKey: id,
        kind: 'test',
        payload: { event: 'test', timestamp },
        createdAt: timestamp,
      });
      return id;
    },
  };
}
