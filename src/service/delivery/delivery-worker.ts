import type { Claim, Delivery, Outbox } from '../domain/outbox/outbox';
import { largestShare } from '../domain/shares/largest-share';
import type { Channel } from '../domain/outbox/delivery-channel';
import { createDeliveryAttempt, type DeliveryAttemptPorts } from './delivery-attempt';

export interface DeliveryWorker {
  /** Looks for what is due, now and again, until `stop`. */
  start(): void;
  /** Something was added: look at once. */
  wake(): void;
  /** Sends until nothing is due any more. Throws when the outbox can't be asked. */
  processAll(): Promise<void>;
  /** Claims nothing more and waits for the tries under way. */
  stop(): Promise<void>;
}

export interface DeliveryWorkerPorts extends DeliveryAttemptPorts {
  outbox: Outbox;
  /** Mail is left out when there is no server for it; its deliveries then stay pending. */
  channels: Channel[];
  /** Unique among the workers of all instances. */
  holder: string;
  log: { error(details: object, message: string): void };
  /** Expects each channel to be looked after. */
  watchdog: { expect(worker: string, everyMs: number): () => void };
}

const mostUnderWay = 512;
/** Of one channel: webhooks that hang hold up no bots. */
const mostOfChannel = mostUnderWay / 2;
const mostPerClaim = 64;
const pollMs = 1000;
/** Milliseconds. */
const longestRest = 1_000;
/** Milliseconds, with the outage in which what came of it is recorded. After that something hangs. */
const longestTry = 10 * 60_000;

interface UnderWay {
  delivery: Delivery;
  since: number;
}

/** Brings out what the outbox holds. Any number of them may run at once. */
export function createDeliveryWorker(ports: DeliveryWorkerPorts): DeliveryWorker {
  const { outbox, channels, clock, timer, holder, log, watchdog } = ports;
  const attempt = createDeliveryAttempt(ports);
  const underWay = new Map<Promise<void>, UnderWay>();
  /** A claim got no answer, but may have taken what it was for. */
  let isClaimLost = false;
  const ofChannel = new Map<Channel, number>();
  let isRunning = false;
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let cancelTimer: () => void = () => {};
  let endRest: () => void = () => {};
  const onLooked = new Map<Channel, () => void>();

  function underWayOf(channel: Channel): number {
    return ofChannel.get(channel) ?? 0;
  }

  /** Claims and starts what is due; answers how many. */
  async function claimDue(): Promise<number> {
    let count = 0;
    for (const channel of channels) {
      const free = Math.min(mostUnderWay - underWay.size, mostOfChannel - underWayOf(channel));
      const limit = Math.min(mostPerClaim, free);
      // That there is no room is no fault: every try ends in time.
      if (limit <= 0) onLooked.get(channel)?.();
      if (isStopped || limit <= 0) continue;
      const { name, leaseMs, perEndpoint, isShared } = channel;
      const now = clock.now();
      const claimed = await claim({
        channel: name,
        holder,
        now,
        leaseMs,
        limit,
        perEndpoint,
        perOrganisation: largestShare(isShared ? Math.min(free, perEndpoint) : free),
      });
      onLooked.get(channel)?.();
      for (const delivery of claimed) if (!prolong(delivery)) run(channel, delivery);
      count += claimed.length;
    }
    return count;
  }

  async function claim(wanted: Claim): Promise<Delivery[]> {
    // It would else wait until the lease has run out.
    if (isClaimLost)
      await outbox.releaseLeases({
        holder,
        underWay: [...underWay.values()].map(({ delivery }) => delivery.id),
      });
    isClaimLost = true;
    const claimed = await outbox.claim(wanted);
    isClaimLost = false;
    return claimed;
  }

  /** Whether it is under way here already: a lease also runs out by a clock that is set ahead. The try records under the new one. */
  function prolong({ id, lease }: Delivery): boolean {
    const known = [...underWay.values()].find(({ delivery }) => delivery.id === id);
    if (!known || !lease || clock.elapsed() - known.since > longestTry) return false;
    known.delivery.lease = lease;
    return true;
  }

  function run(channel: Channel, delivery: Delivery): void {
    ofChannel.set(channel, underWayOf(channel) + 1);
    const work = attempt(channel, delivery)
      .catch((error: unknown) =>
        log.error({ err: error, delivery: delivery.id }, 'A delivery could not be tried or recorded.'),
      )
      .finally(() => {
        underWay.delete(work);
        ofChannel.set(channel, underWayOf(channel) - 1);
        // What comes next in its key, or had no room, is due now.
        look();
      });
    underWay.set(work, { delivery, since: clock.elapsed() });
  }

  /** One look at a time; a wake meanwhile makes for one more, since the claim may have been too early to see it. */
  function look(): void {
    if (!isRunning) return;
    isWoken = true;
    looking ??= lookWhileWoken().finally(() => {
      looking = undefined;
      if (isWoken) look();
      else schedule();
    });
  }

  /** Every try that ends makes for a look: where one takes long, the database is left to others for as long. */
  async function restAfter(milliseconds: number): Promise<void> {
    if (milliseconds < 1 || isStopped) return;
    await new Promise<void>((end) => {
      endRest = end;
      timer.after(Math.min(milliseconds, longestRest), end);
    });
  }

  async function lookWhileWoken(): Promise<void> {
    while (isWoken) {
      isWoken = false;
      const began = clock.elapsed();
      const count = await claimDue().catch((error: unknown) => {
        log.error({ err: error }, 'The outbox could not be asked for what is due.');
        return 0;
      });
      if (count >= mostPerClaim) isWoken = true;
      await restAfter(clock.elapsed() - began);
    }
  }

  function schedule(): void {
    cancelTimer();
    if (isRunning) cancelTimer = timer.after(pollMs, look);
  }

  return {
    start() {
      isRunning = true;
      for (const channel of channels)
        onLooked.set(channel, watchdog.expect(`${channel.name} deliveries`, pollMs));
      look();
    },
    wake: look,
    async processAll() {
      for (;;) {
        // What ends while the claim asks one channel after the other makes more due.
        const wasIdle = underWay.size === 0;
        const count = await claimDue();
        if (count > 0) continue;
        if (wasIdle) return;
        if (underWay.size > 0) await Promise.race(underWay.keys());
      }
    },
    async stop() {
      isRunning = false;
      isStopped = true;
      cancelTimer();
      endRest();
      await looking;
      await Promise.all(underWay.keys());
    },
  };
}
