import { createFakeOutbox } from '../domain/outbox/fake-outbox';
import type { Attempt, NewDelivery } from '../domain/outbox/outbox';
import type { Channel, Sent } from '../domain/outbox/delivery-channel';
import { createDeliveryWorker, type DeliveryWorkerPorts } from './delivery-worker';
import { createFakeTime } from './fake-time';

export const at = 1_000_000_000;

export function delivery(id: string, orderKey: string, endpointId = 'shop'): NewDelivery {
  const payload = { widget_id: 'w', case_id: orderKey, event: 'caseClosed', timestamp: at } as const;
  return {
    id,
    orgId: 1,
    channel: 'webhook',
    endpointId,
    orderKey,
    kind: 'caseClosed',
    payload,
    createdAt: at,
  };
}

export const attempt: Attempt = {
  at,
  durationMs: 1,
  target: 'https://a.example/',
  isDelivered: true,
  status: 200,
};
export const delivered: Sent = { outcome: 'delivered', attempt };
export const failed: Sent = {
  outcome: 'failed',
  attempt: { ...attempt, isDelivered: false, status: 500, error: 'Out of order.' },
};

/** Everything a worker needs, with a channel that gives the answers of the test and records what was sent. */
export function arrange(answer: (id: string) => Sent | Promise<Sent> = () => delivered) {
  const time = createFakeTime(at);
  const outbox = createFakeOutbox();
  const sent: string[] = [];
  const errors: string[] = [];
  const channel: Channel = {
    name: 'webhook',
    leaseMs: 30_000,
    perEndpoint: 2,
    async send({ id }) {
      sent.push(id);
      return answer(id);
    },
  };
  function worker(holder = 'one', ports: Partial<DeliveryWorkerPorts> = {}) {
    return createDeliveryWorker({
      outbox,
      channels: [channel],
      clock: time,
      timer: time,
      random: () => 0,
      holder,
      log: { error: (_details, message) => void errors.push(message) },
      watchdog: { expect: () => () => {} },
      ...ports,
    });
  }
  return { time, outbox, sent, errors, channel, worker };
}

/** Answers that wait until each is let go. */
export function createGate() {
  const waiting = new Map<string, (sent: Sent) => void>();
  return {
    answer: (id: string) => new Promise<Sent>((resolve) => void waiting.set(id, resolve)),
    open(id: string, sent = delivered) {
      waiting.get(id)?.(sent);
      waiting.delete(id);
    },
  };
}
