import { createActing } from './adapters/acting';
import { commonPasswords } from './adapters/common-passwords';
import { oneTimeCodes } from './adapters/one-time-codes';
import { phoneNumbers } from './adapters/phone-numbers';
import { noGeoDatabase, type GeoDatabase } from './adapters/geo-database';
import { createOpenIdProvider } from './adapters/open-id-provider';
import { createSigning } from './adapters/signing';
import { userAgents } from './adapters/user-agents';
import { createBotChannel } from './bots/bot-channel';
import { createBotTrial } from './bots/bot-trial';
import { handOverLostChats } from './bots/lost-bots';
import { mailConfig, openIdConfig, type Config } from './config';
import { createDelivery } from './delivery/delivery';
import { createAccess } from './domain/access/create-access';
import { resetLinkPurpose } from './domain/agents/account/password-reset';
import { createCredentialsOf } from './domain/agents/account/credentials';
import { createAgents } from './domain/agents/create-agents';
import { sessionsCheckedEvery } from './domain/agents/session-watch';
import { createCases } from './domain/cases/create-cases';
import { createLogs } from './domain/logs/create-logs';
import { createOutbox } from './domain/outbox/create-outbox';
import { createAuditLog } from './domain/audit/audit-log';
import type { Clock, PubSub, Encryption, Secrets, Timer } from './domain/ports';
import { createPrivacy } from './domain/privacy/create-privacy';
import { createFirstRun } from './domain/first-run/first-run';
import { createOrganisation } from './domain/organisation/create-organisation';
import { createProvisioning } from './domain/provisioning/create-provisioning';
import { createInstallCheck } from './domain/widgets/install-check';
import { createWidgets } from './domain/widgets/create-widgets';
import { createPublishing } from './domain/widgets/publishing';
import { createLimitSharing } from './http/limits/limit-sharing';
import { caseLimitsOf, createLimits, limitersOf } from './http/limits/limits';
import type { Log } from './log';
import { createAuditedStore } from './storage/audit/audited-store';
import { createEncryptedStore } from './storage/encryption/encrypted-store';
import { createPublishingStore } from './storage/publishing-store';
import type { Store } from './storage/store';
import { createWorkers, type Job } from './workers';

export interface Ports {
  config: Config;
  log: Log;
  store: Store;
  pubSub: PubSub;
  clock: Clock;
  timer: Timer;
  secrets: Secrets;
  encryption: Encryption;
  /** Where visitors are, when a database tells. */
  geo?: GeoDatabase;
  /** Text of the built embed. */
  embed: string;
}

export type Context = ReturnType<typeof createContext>;

/** Everything the service can do, over its ports. */
export function createContext(options: Ports) {
  const { config, pubSub, clock, timer, secrets, encryption, log, embed } = options;
  const acting = createActing();
  const audited = createAuditedStore(createEncryptedStore(options.store, encryption), {
    clock,
    actor: acting.actor,
  });
  const store = createPublishingStore(audited, {
    publish: pubSub.publish,
    wake: () => delivery.worker.wake(),
  });
  const { keys, outbox, endpoints } = store;
  const ports = { ...options, store };
  const signing = createSigning(store.serviceSecrets, secrets);
  const access = createAccess({
    keys,
    clock,
    secrets,
    signing,
    credentialsOf: createCredentialsOf(store),
  });
  const publishing = createPublishing({ clock, actor: acting.actor });
  const widgets = createWidgets({ store, keys, pubSub, clock, publishing, embed });
  const mail = mailConfig(config);
  const openId = openIdConfig(config);
  const limits = createLimits(clock);
  const agents = createAgents({
    store,
    clock,
    secrets,
    encryption,
    codes: oneTimeCodes,
    codeTries: limits.codeOfAccount,
    common: commonPasswords,
    userAgents,
    isMailConfigured: mail !== undefined,
    publicUrl: config.publicUrl,
    openIdProvider: openId && createOpenIdProvider(openId),
  });
  const deliveries = createOutbox({
    outbox,
    endpoints,
    organisations: store.organisations,
    clock,
    secrets,
    isMailConfigured: mail !== undefined,
    encryptLink: (link) => encryption.encrypt(link, resetLinkPurpose),
  });
  const { directory } = widgets;
  const { checkIdentity } = access;
  function onFault(err: unknown) {
    return log.error({ err }, 'An event for consoles could not be made.');
  }
  const cases = createCases({
    limits: caseLimitsOf(limits),
    store,
    pubSub,
    clock,
    secrets,
    directory,
    checkIdentity,
    userAgents,
    onFault,
  });
  const { closeCase, typing, caseEvents: events, endBannedChats } = cases;

  function decryptLink(encrypted: string) {
    return encryption.decrypt(encrypted, resetLinkPurpose);
  }
  const delivery = createDelivery(
    {
      allowPrivate: config.allowsPrivateWebhooks,
      ...(mail ? { mail: { ...mail, decryptLink, templatesOf: store.organisations.mailTemplatesOf } } : {}),
    },
    {
      outbox,
      endpoints,
      clock,
      timer,
      random: Math.random,
      holder: secrets.uuid(),
      log,
      moreChannels: (posts) => [
        createBotChannel({ store, posts, clock, secrets, typing, events, endBannedChats }),
      ],
    },
  );
  const { addresses, fetchPage, posts } = delivery;
  const tryBot = createBotTrial({ endpoints, posts, clock, secrets });
  const checkInstall = createInstallCheck({ widgets: store.widgets, fetchPage });
  const administration = { store, clock, secrets, closeCase, publishing };
  const organisation = createOrganisation({ ...administration, addresses });
  const provisioning = createProvisioning({ ...administration, phones: phoneNumbers });

  const firstRun = createFirstRun({ store, clock, secrets, publishing, common: commonPasswords });
  const privacy = createPrivacy({ store, clock });

  const jobs: Job[] = [
    { name: 'end of typing', everyMs: 1_000, run: () => typing.expire() },
    { name: 'ended sessions', everyMs: sessionsCheckedEvery, run: () => agents.sessionWatch.check() },
    { name: 'check of live cases', everyMs: 10_000, run: () => cases.live.correct() },
    // Before idle closing, which reads what this writes.
    { name: 'visitors seen', everyMs: 10_000, run: () => cases.visitorPresence.flush() },
    { name: 'idle closing', everyMs: 20_000, run: cases.closeIdle },
    { name: 'consoles seen', everyMs: 20_000, run: () => agents.consolePresence.refresh() },
    { name: 'gone consoles', everyMs: 15_000, run: () => agents.consolePresence.pauseGone() },
    { name: 'old idempotency keys', everyMs: 600_000, run: provisioning.forgetIdempotencyKeys },
    { name: 'chats of lost bots', everyMs: 10_000, run: () => handOverLostChats(ports) },
    { name: 'keys used', everyMs: 60_000, run: access.keyUse.flush },
    { name: 'old deliveries', everyMs: 600_000, run: deliveries.forgetOldDeliveries },
    { name: 'retention', everyMs: 3_600_000, run: privacy.removeOld },
    { name: 'ended counts', everyMs: 600_000, run: () => store.sharedCounts.removeEnded(clock.now()) },
    { name: 'old invitation counts', everyMs: 3_600_000, run: widgets.forgetOldInvitations },
    { name: 'expired bans', everyMs: 600_000, run: () => store.bans.removeExpired(clock.now()) },
    {
      name: 'expired links',
      everyMs: 600_000,
      run: () => store.passwordResets.removeExpired(clock.now()),
    },
    { name: 'expired sessions', everyMs: 600_000, run: () => store.sessions.removeExpired(clock.now()) },
  ];

  // One process has the embedded engine alone: there is nobody to share with.
  if (config.databaseUrl !== undefined) {
    const shareLimits = createLimitSharing(limitersOf(limits), store.sharedCounts, secrets);
    jobs.push({ name: 'shared limits', everyMs: 1_000, run: shareLimits });
  }

  return {
    ...ports,
    limits,
    acting,
    audit: createAuditLog(store),
    ...access,
    ...widgets,
    ...agents,
    ...deliveries,
    ...cases,
    ...organisation,
    ...provisioning,
    firstRun,
    checkInstall,
    tryBot,
    ...privacy,
    ...createLogs({ store, clock, signing, userAgents }),
    geo: options.geo ?? noGeoDatabase,
    delivery: delivery.worker,
    workers: createWorkers(jobs, log),
  };
}
