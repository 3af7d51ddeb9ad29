import type { Channel } from '../domain/outbox/delivery-channel';
import type { EndpointAddresses, Endpoints, EventPosts } from '../domain/outbox/endpoints';
import type { Outbox } from '../domain/outbox/outbox';
import type { Clock } from '../domain/ports';
import type { FetchPage } from '../domain/widgets/install-check';
import { createDeliveryWorker, type DeliveryWorker, type DeliveryWorkerPorts } from './delivery-worker';
import { createEventPosts } from './event-posts';
import { createPageFetch } from './fetch-page';
import { createGuardedLookup } from './guarded-lookup';
import { createMailChannel, type MailConfig } from './mail/mail-channel';
import { createEndpointAddresses } from './parse-target';
import { createEventPoster } from './post-event';
import { createPushChannel, type PushConfig } from './push/push-channel';
import { createNameResolver, resolveOnMachine } from './resolve-name';
import { createWebhookChannel } from './webhook-channel';

export interface DeliveryConfig {
  /** Post to internal addresses too. */
  allowPrivate: boolean;
  /** Without it mails wait in the outbox. */
  mail?: MailConfig;
  push?: PushConfig;
}

export interface DeliveryPorts extends Pick<
  DeliveryWorkerPorts,
  'timer' | 'random' | 'holder' | 'log' | 'watchdog' | 'tried' | 'settled'
> {
  outbox: Outbox;
  endpoints: Endpoints;
  clock: Clock;
  /** Further ways out, over the same posts. */
  moreChannels?: (posts: EventPosts) => Channel[];
}

/** All that the service needs to reach its customers' endpoints and mail boxes. */
export function createDelivery(
  { allowPrivate, mail, push }: DeliveryConfig,
  ports: DeliveryPorts,
): { worker: DeliveryWorker; posts: EventPosts; addresses: EndpointAddresses; fetchPage: FetchPage } {
  const { endpoints, clock, timer } = ports;
  const resolve = allowPrivate ? resolveOnMachine : createNameResolver();
  const rules = { allowPrivate, lookup: createGuardedLookup(resolve, { allowPrivate }) };
  const poster = createEventPoster(clock, rules);
  const posts = createEventPosts(poster);
  const channels = [
    createWebhookChannel({ endpoints, poster, clock, timer }),
    ...(ports.moreChannels?.(posts) ?? []),
    ...(mail ? [createMailChannel(mail, clock)] : []),
    ...(push ? [createPushChannel(push, clock, rules)] : []),
  ];
  return {
    worker: createDeliveryWorker({ ...ports, channels }),
    posts,
    addresses: createEndpointAddresses({ allowPrivate }),
    fetchPage: createPageFetch(rules),
  };
}
