import type {
  Attempt,
  Delivery,
  DeliveryChannel,
  DeliveryState,
  Outbox,
  Outcome,
} from '../domain/outbox/outbox';
import type { Channel, Sent } from '../domain/outbox/delivery-channel';
import { isOutage, throughOutages } from '../domain/outbox/through-outages';
import type { Clock, Timer } from '../domain/ports';
import { nextTry } from './schedule';

export interface DeliveryAttemptPorts {
  outbox: Pick<Outbox, 'record'>;
  clock: Clock;
  timer: Timer;
  /** In [0, 1). */
  random: () => number;
  /** Counts tries. */
  tried?: ((channel: DeliveryChannel, state: DeliveryState) => void) | undefined;
  /** Called before the outcome is recorded: a worker that is killed in between calls it again. */
  settled?: ((delivery: Delivery, outcome: SettledOutcome) => Promise<void>) | undefined;
}

/** Nothing more is tried. */
export type SettledOutcome = Exclude<Outcome, { state: 'pending' }>;

/** Milliseconds until what an outage kept from being sent is due again. */
const afterOutage = 1_000;

export type AttemptDelivery = (channel: Channel, delivery: Delivery) => Promise<void>;

/** Returns what sends a delivery once, and records what came of it. */
export function createDeliveryAttempt(ports: DeliveryAttemptPorts): AttemptDelivery {
  const { outbox, clock, timer, random, tried, settled } = ports;

  async function attempt(channel: Channel, delivery: Delivery): Promise<void> {
    const sent = await channel.send(delivery).catch(async (error: unknown) => {
      // Its lease would take as long as the longest try.
      if (isOutage(error))
        await record(delivery, undefined, { state: 'pending', nextAttemptAt: clock.now() + afterOutage });
      throw error;
    });
    if (sent.outcome === 'recorded') return tried?.(channel.name, sent.state);
    const outcome = outcomeOf(delivery, sent);
    await record(delivery, 'attempt' in sent ? sent.attempt : undefined, outcome);
    tried?.(channel.name, outcome.state);
  }

  function record(delivery: Delivery, made: Attempt | undefined, outcome: Outcome): Promise<boolean> {
    return throughOutages(timer, async () => {
      if (outcome.state !== 'pending') await settled?.(delivery, outcome);
      return outbox.record(delivery, made, outcome);
    });
  }

  function outcomeOf(delivery: Delivery, sent: Exclude<Sent, { outcome: 'recorded' }>): Outcome {
    if (sent.outcome === 'delivered') return { state: 'done' };
    if (sent.outcome === 'cancelled') return { state: 'cancelled', reason: sent.reason };
    const reason = sent.attempt.error ?? 'It was refused.';
    if (sent.outcome === 'refused') return { state: 'failed', reason };
    const { retryAfter = 0 } = sent;
    const nextAttemptAt = nextTry(delivery.attempts + 1, { now: clock.now(), random, retryAfter });
    return nextAttemptAt === undefined ? { state: 'failed', reason } : { state: 'pending', nextAttemptAt };
  }

  return attempt;
}
