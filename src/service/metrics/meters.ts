import { Counter, Histogram, Registry } from 'prom-client';
import type { DeliveryChannel, DeliveryState } from '../domain/outbox/outbox';
import type { AnsweredRequest } from '../http/observe-requests';

/** Takes what is counted where it happens. Everything else is read when somebody asks. */
export interface Meters {
  registry: Registry;
  answered(request: AnsweredRequest): void;
  /** A poll was answered from memory, ahead of the routes. */
  answeredAhead(): void;
  tried(channel: DeliveryChannel, state: DeliveryState): void;
}

const secondsOfAnswers = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 10, 30];
const outcomes: Record<DeliveryState, string> = {
  pending: 'retried',
  done: 'delivered',
  failed: 'failed',
  cancelled: 'cancelled',
};

export function createMeters(): Meters {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'chat_widget_request_seconds',
    help: 'Answered requests by route. Polls include the time for which they are held.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsOfAnswers,
    registers: [registry],
  });
  const quickPolls = new Counter({
    name: 'chat_widget_quick_polls_total',
    help: 'Polls without news that were answered from memory. They are not part of chat_widget_request_seconds.',
    registers: [registry],
  });
  const tries = new Counter({
    name: 'chat_widget_delivery_tries_total',
    help: 'Tries to deliver webhooks, bot events and mails, by outcome: delivered, retried, failed (given up) or cancelled.',
    labelNames: ['channel', 'outcome'] as const,
    registers: [registry],
  });
  return {
    registry,
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    answeredAhead: () => quickPolls.inc(),
    tried: (channel, state) => tries.inc({ channel, outcome: outcomes[state] }),
  };
}
