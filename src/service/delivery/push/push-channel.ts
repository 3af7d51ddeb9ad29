import type { PushKeys, PushSubscription, PushSubscriptions } from '../../domain/agents/push-subscriptions';
import type { Channel, Sent } from '../../domain/outbox/delivery-channel';
import type { Delivery } from '../../domain/outbox/outbox';
import type { Clock } from '../../domain/ports';
import { describeFailure } from '../describe-failure';
import { postJson, type PostRules } from '../post-json';
import { parseRetryAfter } from '../retry-after';

export interface PushConfig {
  keys(): Promise<PushKeys>;
  /** Whom push services turn to: an https or a mailto address. */
  contact: string;
  subscriptions: PushSubscriptions;
  /** Whether the visitor still waits since then. */
  isWaiting(caseId: string, since: number): Promise<boolean>;
}

const limits = { timeoutMs: 15_000, limit: 2_048 };
/** Seconds that a push service keeps what a sleeping device doesn’t take; later the next round has come. */
const timeToLive = 600;

/** Push notifications by the browsers’ own push services, encrypted so that those can’t read them (RFC 8291). */
export function createPushChannel(
  { keys, contact, subscriptions, isWaiting }: PushConfig,
  clock: Clock,
  rules: PostRules,
): Channel {
  /** Loaded by the first that is sent. */
  async function encrypt({ endpoint, p256dh, auth }: PushSubscription, message: object, caseId: string) {
    const { generateRequestDetails } = (await import('web-push')).default;
    const { body, headers } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...(await keys()) },
        TTL: timeToLive,
        urgency: 'high',
        // A later one of the same chat takes its place.
        topic: caseId.replaceAll('-', '').slice(0, 32),
      },
    );
    const texts = Object.entries(headers as object).map(([name, value]) => [name, String(value)]);
    return { body, headers: Object.fromEntries(texts) as Record<string, string> };
  }

  async function send(delivery: Extract<Delivery, { channel: 'push' }>): Promise<Sent> {
    const { subscriptionId, caseId, waitsSince, title, text, url } = delivery.payload;
    const subscription = await subscriptions.get(subscriptionId);
    if (!subscription) return { outcome: 'cancelled', reason: 'The device takes no notifications any more.' };
    if (!(await isWaiting(caseId, waitsSince)))
      return { outcome: 'cancelled', reason: 'The chat has been taken.' };
    const at = clock.now();
    const begun = clock.elapsed();
    // The path is a secret between browser, push service and us.
    const { origin: target } = new URL(subscription.endpoint);
    function tried() {
      return { at, durationMs: Math.round(clock.elapsed() - begun), target };
    }
    try {
      const encrypted = await encrypt(subscription, { title, text, tag: caseId, url }, caseId);
      const { status, headers } = await postJson(
        { url: subscription.endpoint, ...encrypted, ...limits },
        rules,
      );
      if (status === 404 || status === 410) await subscriptions.remove(subscriptionId);
      if (status >= 200 && status < 300)
        return { outcome: 'delivered', attempt: { ...tried(), isDelivered: true, status } };
      const attempt = {
        ...tried(),
        isDelivered: false,
        status,
        error: `The push service answered ${status}.`,
      };
      if (status !== 429 && status >= 400 && status < 500) return { outcome: 'refused', attempt };
      const retryAfter = parseRetryAfter(headers['retry-after'], clock.now());
      return { outcome: 'failed', attempt, ...(retryAfter === undefined ? {} : { retryAfter }) };
    } catch (error) {
      return {
        outcome: 'failed',
        attempt: { ...tried(), isDelivered: false, error: describeFailure(error, limits.timeoutMs) },
      };
    }
  }

  return {
    name: 'push',
    leaseMs: 2 * limits.timeoutMs,
    perEndpoint: 8,
    send(delivery) {
      if (delivery.channel !== 'push') throw new Error(`Delivery ${delivery.id} is no push notification.`);
      return send(delivery);
    },
  };
}
