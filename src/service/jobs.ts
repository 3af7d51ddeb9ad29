import { longestSlowdown, type ServiceClock } from './adapters/service-clock';
import { handOverLostChats } from './bots/lost-chats';
import type { createAuditLog } from './domain/audit/audit-log';
import type { createAccess } from './domain/access/create-access';
import type { createAgents } from './domain/agents/create-agents';
import { sessionsCheckedEvery } from './domain/agents/session-watch';
import type { createCases } from './domain/cases/create-cases';
import type { createOutbox } from './domain/outbox/create-outbox';
import { longestReading, type Mailbox } from './delivery/incoming/mailbox';
import type { Secrets } from './domain/ports';
import type { createCaseIndexing } from './domain/search/case-indexing';
import type { createPictures } from './domain/pictures/create-pictures';
import type { createPrivacy } from './domain/privacy/create-privacy';
import type { createProvisioning } from './domain/provisioning/create-provisioning';
import { createTurnsOfJobs } from './domain/access/turns-of-jobs';
import type { createWidgets } from './domain/widgets/create-widgets';
import { createLimitSharing } from './http/limits/limit-sharing';
import { limitersOf, type Limits } from './http/limits/limits';
import type { Store } from './storage/store';
import type { Job } from './workers';

export interface JobPorts {
  store: Store;
  clock: ServiceClock;
  secrets: Secrets;
  limits: Limits;
  /** Whether other processes may use the same database. */
  isShared: boolean;
  access: Pick<ReturnType<typeof createAccess>, 'keyUse'>;
  widgets: Pick<ReturnType<typeof createWidgets>, 'forgetOldInvitations'>;
  agents: Pick<ReturnType<typeof createAgents>, 'sessionWatch' | 'consolePresence'>;
  outbox: Pick<ReturnType<typeof createOutbox>, 'forgetOldDeliveries' | 'hastenDeliveries'>;
  cases: Pick<
    ReturnType<typeof createCases>,
    | 'typing'
    | 'looking'
    | 'present'
    | 'live'
    | 'visitorPresence'
    | 'closeIdle'
    | 'routeChats'
    | 'wakeSnoozed'
    | 'callAgents'
    | 'feed'
    | 'files'
  >;
  provisioning: Pick<ReturnType<typeof createProvisioning>, 'forgetIdempotencyKeys'>;
  audit: Pick<ReturnType<typeof createAuditLog>, 'makeRoom'>;
  privacy: Pick<ReturnType<typeof createPrivacy>, 'removeOld' | 'clockDoubt'>;
  pictures: Pick<ReturnType<typeof createPictures>, 'forgetUnusedPictures'>;
  /** That visitors answer to, where there is one. */
  mailbox: Pick<Mailbox, 'read'> | undefined;
  caseIndexing: Pick<ReturnType<typeof createCaseIndexing>, 'run'>;
  removeObjects(): Promise<void>;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Lists what the service does in the background, and how often. */
export function createJobs(ports: JobPorts): Job[] {
  const { store, clock, secrets, limits, isShared } = ports;
  const { mailbox } = ports;
  const {
    access,
    widgets,
    agents,
    outbox,
    cases,
    provisioning,
    privacy,
    audit,
    pictures,
    caseIndexing,
    removeObjects,
  } = ports;
  const takeTurns = createTurnsOfJobs({ sharedCounts: store.sharedCounts, clock });
  /** For work that is worth more than the count which it costs, and that no instance has to see for itself. */
  function inTurn(job: Job): Job {
    return isShared ? takeTurns(job) : job;
  }
  /** For what removes by the clock, and can't be undone. */
  function inTrust({ run, ...job }: Job): Job {
    return {
      ...job,
      async run() {
        if (!(await privacy.clockDoubt())) await run();
      },
    };
  }
  return [
    { name: 'clock', everyMs: isShared ? 10 * second : second, run: clock.sync },
    { name: 'end of typing', everyMs: second, run: () => cases.typing.expire() },
    { name: 'visitors now', everyMs: 2 * second, run: () => cases.present.refresh() },
    { name: 'end of looking', everyMs: second, run: () => cases.looking.expire() },
    { name: 'ended sessions', everyMs: sessionsCheckedEvery, run: () => agents.sessionWatch.check() },
    { name: 'check of live cases', everyMs: 10 * second, run: () => cases.live.correct() },
    // Before idle closing, which reads what this writes.
    { name: 'visitors seen', everyMs: 10 * second, run: () => cases.visitorPresence.flush() },
    { name: 'idle closing', everyMs: 20 * second, run: cases.closeIdle },
    { name: 'snoozed chats', everyMs: second, run: cases.wakeSnoozed },
    { name: 'routing', everyMs: 2 * second, run: cases.routeChats },
    // Behind routing, which says whom a chat is for.
    inTurn({ name: 'calls of agents', everyMs: 2 * second, run: cases.callAgents }),
    { name: 'consoles seen', everyMs: 20 * second, run: () => agents.consolePresence.refresh() },
    { name: 'gone consoles', everyMs: 15 * second, run: () => agents.consolePresence.pauseGone() },
    { name: 'what consoles missed', everyMs: 5 * second, run: cases.feed.catchUp },
    inTrust({ name: 'old idempotency keys', everyMs: 10 * minute, run: provisioning.forgetIdempotencyKeys }),
    { name: 'chats that nobody has', everyMs: 10 * second, run: () => handOverLostChats(ports) },
    { name: 'keys used', everyMs: minute, run: access.keyUse.flush },
    {
      name: 'deliveries put off by a clock',
      everyMs: minute,
      run: () => outbox.hastenDeliveries(longestSlowdown),
    },
    {
      name: 'objects put off by a clock',
      everyMs: minute,
      run: () => store.objectRemovals.hasten(clock.now(), clock.now() + longestSlowdown),
    },
    {
      name: 'idle times put off by a clock',
      everyMs: minute,
      async run() {
        const ids = (await store.organisations.list()).map(({ id }) => id);
        await store.cases.hastenIdling(ids, clock.now(), clock.now() + longestSlowdown);
      },
    },
    inTrust({ name: 'old deliveries', everyMs: 10 * minute, run: outbox.forgetOldDeliveries }),
    inTrust({ name: 'abandoned files', everyMs: 10 * minute, run: cases.files.forgetAbandoned }),
    inTrust({ name: 'unused pictures', everyMs: hour, run: pictures.forgetUnusedPictures }),
    { name: 'words of cases', everyMs: second / 2, run: caseIndexing.run },
    ...(mailbox
      ? [{ name: 'mailbox', everyMs: 20 * second, mayTakeMs: longestReading, run: mailbox.read }]
      : []),
    { name: 'retention', everyMs: hour, run: privacy.removeOld },
    inTurn({ name: 'room of the audit log', everyMs: 10 * minute, run: audit.makeRoom }),
    // Behind what removes files.
    { name: 'objects of removed files', everyMs: 5 * second, run: removeObjects },
    { name: 'ended counts', everyMs: 10 * minute, run: () => store.sharedCounts.removeEnded(clock.now()) },
    inTrust({ name: 'old invitation counts', everyMs: hour, run: widgets.forgetOldInvitations }),
    inTrust({ name: 'expired bans', everyMs: 10 * minute, run: () => store.bans.removeExpired(clock.now()) }),
    inTrust({
      name: 'expired links',
      everyMs: 10 * minute,
      run: () => store.passwordResets.removeExpired(clock.now()),
    }),
    inTrust({
      name: 'expired sessions',
      everyMs: 10 * minute,
      run: () => store.sessions.removeExpired(clock.now()),
    }),
    // One process has the embedded engine alone: there is nobody to share with.
    ...(isShared
      ? [
          {
            name: 'shared limits',
            everyMs: second,
            run: createLimitSharing(limitersOf(limits), store.sharedCounts, secrets),
          },
        ]
      : []),
  ];
}
