import { createBotChannel } from './bots/bot-channel';
import { handOverLostChats } from './bots/lost-bots';
import { mailConfig, type Config } from './config';
import { createDelivery } from './delivery/delivery';
import { createAgentAccount } from './domain/agents/agent-account';
import { createAgentDesk } from './domain/cases/console/workspace';
import { createAvailabilityCheck } from './domain/widgets/availability';
import { createCaseEvents } from './domain/cases/events/case-events';
import { createCaseClosing } from './domain/cases/case-closing';
import { createCaseSummaries } from './domain/cases/console/case-summaries';
import { createChatPolling } from './domain/cases/visitor/chat-polling';
import { createChatStart } from './domain/cases/visitor/chat-start';
import { createConsoleFeed } from './domain/cases/console/console-feed';
import { createConsolePresence } from './domain/agents/console-presence';
import { createDeliveryLog } from './domain/outbox/delivery-log';
import { createDirectory } from './domain/widgets/directory';
import { createEndpointDesk } from './domain/provisioning/endpoint-admin';
import { forgetOldDeliveries } from './domain/outbox/forget-deliveries';
import { createIdentityCheck } from './domain/access/identity';
import { createIdleClosing } from './domain/cases/idle-closing';
import { createLiveCases } from './domain/cases/live-cases';
import type { Clock, NewsBus, Secrets, Store } from './domain/ports';
import { createScreenshotDesk } from './domain/cases/visitor/screenshots';
import { createStatusChange } from './domain/agents/status-change';
import { createStatusNotifications } from './domain/agents/status-notifications';
import { createTyping } from './domain/cases/typing';
import { createVisitorFollowUp } from './domain/cases/visitor/visitor-follow-up';
import { createVisitorMessages } from './domain/cases/visitor/visitor-messages';
import { createVisitorPresence } from './domain/cases/visitor/visitor-presence';
import { createWakingStore } from './storage/publishing-store';
import { createWidgetScript } from './domain/widgets/widget-script';
import { noGeoDatabase, type GeoDatabase } from './adapters/geo-database';
import type { Log } from './log';
import { createSystems } from './systems';
import { createWorkers, type Job } from './workers';

export interface Ports {
  config: Config;
  log: Log;
  store: Store;
  news: NewsBus;
  clock: Clock;
  secrets: Secrets;
  /** Where visitors are, when a database tells. */
  geo?: GeoDatabase;
  /** Text of the built embed. */
  embed: string;
}

export type Context = ReturnType<typeof createContext>;

/** A repeated provisioning request is known for a day. */
const answersKeptFor = 24 * 3_600_000;

/** Everything the service can do, over the ports it was given. */
export function createContext(given: Ports) {
  const ports: Ports = { ...given, store: createWakingStore(given.store, () => delivery.worker.wake()) };
  const { config, store, news, clock, secrets, log, embed } = ports;
  const { cases, entries, widgets, keys, agents } = store;
  const directory = createDirectory({ keys, widgets, news, clock });
  const live = createLiveCases({ cases, news, clock });
  const typing = createTyping({ news, clock });
  const visitorPresence = createVisitorPresence({ cases, news, clock });
  const events = createCaseEvents({ secrets });
  const closeCase = createCaseClosing({ store, news, clock, events });
  const summarise = createCaseSummaries({ entries, typing });
  const statusEvents = createStatusNotifications({ secrets });
  const changeStatus = createStatusChange({ store, news, clock, events: statusEvents });
  const account = createAgentAccount({ store, clock, secrets, changeStatus });
  const consolePresence = createConsolePresence({ agents, clock, changeStatus });
  const closeIdle = createIdleClosing({ cases, directory, clock, closeCase });
  function onFault(err: unknown) {
    return log.error({ err }, 'An event for consoles could not be made.');
  }

  const mail = mailConfig(config);
  const delivery = createDelivery(
    { allowPrivate: config.allowsPrivateWebhooks, ...(mail ? { mail } : {}) },
    {
      outbox: store.outbox,
      endpoints: store.endpoints,
      clock,
      random: Math.random,
      holder: secrets.uuid(),
      log,
      moreChannels: (posts) => [
        createBotChannel({ store, posts, news, clock, secrets, typing, events, closeCase }),
      ],
    },
  );

  const jobs: Job[] = [
    { name: 'end of typing', everyMs: 1_000, run: () => typing.expire() },
    { name: 'check of live cases', everyMs: 10_000, run: () => live.correct() },
    // Before idle closing, which reads what this writes.
    { name: 'visitors seen', everyMs: 10_000, run: () => visitorPresence.flush() },
    { name: 'idle closing', everyMs: 20_000, run: closeIdle },
    { name: 'consoles seen', everyMs: 20_000, run: () => consolePresence.refresh() },
    { name: 'gone consoles', everyMs: 15_000, run: () => consolePresence.pauseGone() },
    {
      name: 'old idempotency keys',
      everyMs: 600_000,
      run: () => store.firstAnswers.removeBefore(clock.now() - answersKeptFor),
    },
    { name: 'chats of lost bots', everyMs: 10_000, run: () => handOverLostChats(ports) },
    { name: 'old deliveries', everyMs: 600_000, run: () => forgetOldDeliveries(store.outbox, clock) },
    { name: 'expired bans', everyMs: 600_000, run: () => store.bans.removeExpired(clock.now()) },
    { name: 'expired sessions', everyMs: 600_000, run: () => store.sessions.removeExpired(clock.now()) },
  ];

  return {
    ...ports,
    ...createSystems({ ...ports, closeCase, changeStatus }),
    geo: ports.geo ?? noGeoDatabase,
    directory,
    live,
    availability: createAvailabilityCheck({ directory, widgets, clock }),
    startChat: createChatStart({
      store,
      news,
      directory,
      clock,
      secrets,
      events,
      checkIdentity: createIdentityCheck({ keys, secrets }),
    }),
    polling: createChatPolling({ entries, directory, live, typing, presence: visitorPresence }),
    takeMessage: createVisitorMessages({
      store,
      news,
      directory,
      clock,
      live,
      typing,
      closeCase,
      events,
      presence: visitorPresence,
    }),
    screenshots: createScreenshotDesk({ store, news, directory, clock, secrets }),
    followUp: createVisitorFollowUp({ store, directory, clock, mails: events.mails }),
    widgetScript: createWidgetScript({ directory, keys, embed }),
    changeStatus,
    account,
    desk: createAgentDesk({
      store,
      news,
      clock,
      typing,
      presence: visitorPresence,
      summarise,
      closeCase,
      events,
    }),
    feed: createConsoleFeed({ store, news, directory, account, summarise, onFault }),
    consolePresence,
    delivery: delivery.worker,
    endpointDesk: createEndpointDesk({ store, news, clock, secrets, addresses: delivery.addresses }),
    deliveryLog: createDeliveryLog({ outbox: store.outbox, endpoints: store.endpoints, clock, secrets }),
    workers: createWorkers(jobs, log),
  };
}
