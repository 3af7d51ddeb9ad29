import { createBotChannel } from './bots/bot-channel';
import { createBotTrial } from './bots/bot-trial';
import type { Config } from './config';
import type { mailConfig } from './mail-settings';
import { createDelivery } from './delivery/delivery';
import type { PushConfig } from './delivery/push/push-channel';
import { resetLinkPurpose } from './domain/agents/account/reset-links';
import type { createCases } from './domain/cases/create-cases';
import { createOutbox } from './domain/outbox/create-outbox';
import type { Clock, Encryption, Secrets, Timer } from './domain/ports';
import { createInstallCheck } from './domain/widgets/install-check';
import { mailPaceOf } from './http/limits/limits';
import type { Log } from './log';
import type { Meters } from './metrics/meters';
import type { Store } from './storage/store';
import type { Watchdog } from './watchdog';

declare const __VERSION__: string;

export interface OutgoingPorts {
  config: Pick<Config, 'allowsPrivateWebhooks'>;
  log: Log;
  store: Store;
  clock: Clock;
  timer: Timer;
  secrets: Secrets;
  encryption: Encryption;
  watchdog: Pick<Watchdog, 'expect'>;
  meters?: Pick<Meters, 'tried'>;
  limits: Parameters<typeof mailPaceOf>[0];
}

type Cases = Pick<
  ReturnType<typeof createCases>,
  'typing' | 'caseEvents' | 'endBannedChats' | 'answeringByMail'
>;

/** Creates everything that calls customers' endpoints, pages and mail servers. */
export function createOutgoing(
  ports: OutgoingPorts,
  cases: Cases,
  mail: ReturnType<typeof mailConfig>,
  push: PushConfig,
) {
  const { config, log, store, clock, timer, secrets, encryption, watchdog, meters, limits } = ports;
  const { outbox, endpoints, organisations, widgets, keys } = store;
  const { typing, caseEvents: events, endBannedChats } = cases;

  const pace = mailPaceOf(limits);
  function decryptLink(encrypted: string) {
    return encryption.decrypt(encrypted, resetLinkPurpose);
  }
  const { worker, addresses, fetchPage, posts } = createDelivery(
    {
      allowPrivate: config.allowsPrivateWebhooks,
      push,
      ...(mail
        ? {
            mail: {
              ...mail,
              decryptLink,
              templatesOf: organisations.mailTemplatesOf,
              isWaiting: push.isWaiting,
              async paceOf({ kind, orgId, orderKey: caseId, payload: { to } }) {
                const chat = await store.cases.get(caseId);
                return pace({ kind, orgId, to, address: chat?.visitor.ipAddress });
              },
            },
          }
        : {}),
    },
    {
      outbox,
      endpoints,
      clock,
      timer,
      random: Math.random,
      holder: secrets.uuid(),
      log,
      watchdog,
      tried: meters?.tried,
      async settled(delivery, outcome) {
        if (delivery.kind !== 'answer') return;
        const isSent = outcome.state === 'done';
        await cases.answeringByMail.settle(
          delivery.payload,
          isSent ? { state: 'sent' } : { state: 'refused', reason: outcome.reason },
        );
      },
      moreChannels: (botPosts) => [
        createBotChannel({ store, posts: botPosts, clock, timer, secrets, typing, events, endBannedChats }),
      ],
    },
  );
  return {
    delivery: worker,
    addresses,
    deliveries: createOutbox({
      outbox,
      endpoints,
      organisations,
      clock,
      secrets,
      isMailConfigured: mail !== undefined,
      encryptLink: (link) => encryption.encrypt(link, resetLinkPurpose),
    }),
    tryBot: createBotTrial({ endpoints, posts, clock, secrets }),
    checkInstall: createInstallCheck({ widgets, keys, fetchPage, version: __VERSION__ }),
  };
}
