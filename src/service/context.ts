import type { Config } from './config';
import { createAgentAccount } from './domain/agent-account';
import { createAgentDesk } from './domain/agent-desk';
import { createAvailabilityCheck } from './domain/availability';
import { createCaseClosing } from './domain/case-closing';
import { createCaseSummaries } from './domain/case-summaries';
import { createChatPolling } from './domain/chat-polling';
import { createChatStart } from './domain/chat-start';
import { createConsoleFeed } from './domain/console-feed';
import { createConsolePresence } from './domain/console-presence';
import { createDirectory } from './domain/directory';
import { createIdleClosing } from './domain/idle-closing';
import { createLiveCases } from './domain/live-cases';
import type { Clock, NewsBus, Secrets, Store } from './domain/ports';
import { createStatusChange, type StatusEvents } from './domain/status-change';
import { createProvisionedWidgets } from './domain/provisioned-widgets';
import { createTyping } from './domain/typing';
import { createUsers, type PhoneNumbers } from './domain/users';
import { createVisitorMessages } from './domain/visitor-messages';
import { createVisitorPresence } from './domain/visitor-presence';
import { createWidgetScript } from './domain/widget-script';
import type { Log } from './log';
import { createWorkers, type Job } from './workers';

export interface Ports {
  config: Config;
  log: Log;
  store: Store;
  news: NewsBus;
  clock: Clock;
  secrets: Secrets;
  phones: PhoneNumbers;
  /** Text of the built embed. */
  embed: string;
}

export type Context = ReturnType<typeof createContext>;

/** A repeated provisioning request is known for a day. */
const answersKeptFor = 24 * 3_600_000;

/** Everything the service can do, over the ports it was given. */
export function createContext(ports: Ports) {
  const { store, news, clock, secrets, log, embed } = ports;
  const { cases, entries, widgets, keys, agents } = store;
  const directory = createDirectory({ keys, widgets, news, clock });
  const live = createLiveCases({ cases, news, clock });
  const typing = createTyping({ news, clock });
  const visitorPresence = createVisitorPresence({ cases, news, clock });
  const closeCase = createCaseClosing({ store, news, clock });
  const summarise = createCaseSummaries({ entries, typing });
  const statusEvents: StatusEvents = { async onStatusChanged() {} };
  const changeStatus = createStatusChange({ store, news, clock, events: statusEvents });
  const account = createAgentAccount({ store, clock, secrets, changeStatus });
  const consolePresence = createConsolePresence({ agents, clock, changeStatus });
  const closeIdle = createIdleClosing({ cases, directory, clock, closeCase });
  const onFault = (err: unknown) => log.error({ err }, 'An event for consoles could not be made.');

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
    { name: 'expired sessions', everyMs: 600_000, run: () => store.sessions.removeExpired(clock.now()) },
  ];

  return {
    ...ports,
    directory,
    availability: createAvailabilityCheck({ directory, widgets, clock }),
    startChat: createChatStart({ store, news, directory, clock, secrets }),
    polling: createChatPolling({ entries, directory, live, typing, presence: visitorPresence }),
    takeMessage: createVisitorMessages({
      store,
      news,
      directory,
      clock,
      live,
      typing,
      closeCase,
      presence: visitorPresence,
    }),
    users: createUsers(ports),
    provisionedWidgets: createProvisionedWidgets({ ...ports, closeCase }),
    widgetScript: createWidgetScript({ directory, keys, embed }),
    changeStatus,
    account,
    desk: createAgentDesk({ store, news, clock, typing, presence: visitorPresence, summarise, closeCase }),
    feed: createConsoleFeed({ store, news, directory, account, summarise, onFault }),
    consolePresence,
    workers: createWorkers(jobs, log),
  };
}
