import type { Attempt, Delivery, DeliveryChannel, DeliveryState } from './outbox';

/** A way out: what the delivery worker knows of webhooks, bots and mail. */
export interface Channel {
  name: DeliveryChannel;
  /** Longer than any try takes; so long waits what a killed worker had under way. */
  leaseMs: number;
  /** Tries under way at once to one endpoint, small so that a slow one holds few. */
  perEndpoint: number;
  /** All organisations have one endpoint: what may be under way to it is shared among them. */
  isShared?: true;
  /** Makes one try. Throws only by a fault of ours: the delivery is then tried again when its lease has run out, or once the database is back. */
  send(delivery: Delivery): Promise<Sent>;
}

export type Sent =
  | { outcome: 'delivered'; attempt: Attempt }
  /** Worth another try. `retryAfter`: not before so many milliseconds. */
  | { outcome: 'failed'; attempt: Attempt; retryAfter?: number }
  /** For good. */
  | { outcome: 'refused'; attempt: Attempt }
  /** There is nowhere to send it any more. */
  | { outcome: 'cancelled'; reason: string }
  /** The channel has recorded it itself, together with what followed from it. */
  | { outcome: 'recorded'; state: DeliveryState };
