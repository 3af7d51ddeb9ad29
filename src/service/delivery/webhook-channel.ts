import { noteAttempt } from '../domain/outbox/endpoint-health';
import type { Endpoints } from '../domain/outbox/endpoints';
import { throughOutages } from '../domain/outbox/through-outages';
import type { Clock, Timer } from '../domain/ports';
import type { Channel } from '../domain/outbox/delivery-channel';
import { parseRetryAfter } from './retry-after';
import type { EventPoster } from './post-event';

const limits = { timeoutMs: 15_000, limit: 2048 };

export function createWebhookChannel(ports: {
  endpoints: Endpoints;
  poster: EventPoster;
  clock: Clock;
  timer: Timer;
}): Channel {
  const { endpoints, poster, clock, timer } = ports;
  return {
    name: 'webhook',
    leaseMs: 2 * limits.timeoutMs,
    perEndpoint: 4,
    async send(delivery) {
      if (delivery.channel !== 'webhook') throw new Error(`Delivery ${delivery.id} is no webhook.`);
      const endpoint = await endpoints.get(delivery.orgId, delivery.endpointId);
      if (!endpoint) return { outcome: 'cancelled', reason: 'The endpoint has been removed.' };
      if (!endpoint.isEnabled && delivery.kind !== 'test')
        return { outcome: 'cancelled', reason: 'The endpoint is switched off.' };
      const { attempt, answer } = await poster.post(endpoint, delivery, limits);
      const reason = await throughOutages(timer, () => noteAttempt(endpoints, endpoint, attempt));
      if (attempt.isDelivered) return { outcome: 'delivered', attempt };
      if (reason !== undefined) return { outcome: 'refused', attempt: { ...attempt, error: reason } };
      const retryAfter = parseRetryAfter(answer?.headers['retry-after'], clock.now());
      return { outcome: 'failed', attempt, ...(retryAfter === undefined ? {} : { retryAfter }) };
    },
  };
}
