import { createActing } from './adapters/acting';
import { createS3Bucket } from './adapters/bucket/s3-bucket';
import { commonPasswords } from './adapters/common-passwords';
import { oneTimeCodes } from './adapters/one-time-codes';
import { phoneNumbers } from './adapters/phone-numbers';
import { noGeoDatabase, type GeoDatabase } from './adapters/geo-database';
import { createOpenIdProvider } from './adapters/open-id-provider';
import type { ServiceClock } from './adapters/service-clock';
import { createPushKeys } from './adapters/push-keys';
import { createSigning } from './adapters/signing';
import { userAgents } from './adapters/user-agents';
import { openIdConfig, type Config } from './config';
import { mailConfig } from './mail-settings';
import { createAccess } from './domain/access/create-access';
import { createCredentialsOf } from './domain/agents/account/credentials';
import { createPushDevices } from './domain/agents/push-devices';
import { createAgents } from './domain/agents/create-agents';
import { createCases } from './domain/cases/create-cases';
import { createMailbox } from './delivery/incoming/mailbox';
import { composeMail } from './delivery/mail/compose-mail';
import { createReplyAddresses } from './domain/cases/correspondence/reply-addresses';
import { createLogs } from './domain/logs/create-logs';
import { createAuditLog } from './domain/audit/audit-log';
import type { PubSub, Encryption, Secrets, Timer } from './domain/ports';
import { createCaseIndexing } from './domain/search/case-indexing';
import { createBytes } from './domain/cases/files/file-bytes';
import { createRemoveObjects } from './domain/cases/files/remove-objects';
import { createMovingFiles, createMovingObjects } from './domain/shares/moving-files';
import { createAnswering } from './domain/shares/answering';
import { createListing } from './domain/shares/listing';
import { createSearching } from './domain/shares/searching';
import { createReplies } from './domain/replies/create-replies';
import { createPictures } from './domain/pictures/create-pictures';
import { createPrivacy } from './domain/privacy/create-privacy';
import { createSeenBy } from './domain/seen-by/create-seen-by';
import { createFirstRun } from './domain/first-run/first-run';
import { createOrganisation } from './domain/organisation/create-organisation';
import { createProvisioning } from './domain/provisioning/create-provisioning';
import { createWidgets } from './domain/widgets/create-widgets';
import { createPublishing } from './domain/widgets/publishing';
import { auditPaceOf, caseLimitsOf, createLimits } from './http/limits/limits';
import { createJobs } from './jobs';
import type { Log } from './log';
import { createOutgoing } from './outgoing';
import type { Meters } from './metrics/meters';
import { createAuditedStore } from './storage/audit/audited-store';
import { createEncryptedStore } from './storage/encryption/encrypted-store';
import { createPublishingStore } from './storage/publishing-store';
import type { Store } from './storage/store';
import { createWatchdog } from './watchdog';
import { createWorkers } from './workers';

export interface Ports {
  config: Config;
  log: Log;
  store: Store;
  pubSub: PubSub;
  /** Whether changes by other instances are heard; otherwise they are looked for every few seconds. */
  hearsOthers(): boolean;
  clock: ServiceClock;
  timer: Timer;
  secrets: Secrets;
  encryption: Encryption;
  /** Counts what happens, where somebody asks for metrics. */
  meters?: Pick<Meters, 'answered' | 'answeredAhead' | 'tried'>;
  /** Where visitors are, when a database tells. */
  geo?: GeoDatabase;
  /** Text of the built embed. */
  embed: string;
  /** An account whose password is no secret, which the sign-in offers: the demo's. */
  knownAccount?: { email: string; password: string };
}

export type Context = ReturnType<typeof createContext>;

/** Everything the service can do, over its ports. */
export function createContext(options: Ports) {
  const { config, pubSub, clock, secrets, encryption, log, embed } = options;
  const acting = createActing();
  const limits = createLimits(clock);
  const audited = createAuditedStore(createEncryptedStore(options.store, encryption), {
    clock,
    actor: acting.actor,
    count: auditPaceOf(limits),
  });
  const store = createPublishingStore(audited, {
    publish(change) {
      caseIndexing.note(change);
      pubSub.publish(change);
    },
    wake: () => delivery.wake(),
  });
  const caseIndexing = createCaseIndexing({ store, clock, pubSub });
  const { keys } = store;
  const ports = { ...options, store };
  const signing = createSigning(store.serviceSecrets, secrets);
  const access = createAccess({
    keys,
    transaction: store.transaction,
    clock,
    secrets,
    signing,
    credentialsOf: createCredentialsOf(store),
  });
  const publishing = createPublishing({ clock, actor: acting.actor, mostSettings: config.settingsBytes });
  const widgets = createWidgets({ store, keys, pubSub, clock, publishing, embed });
  const mail = mailConfig(config);
  const openId = openIdConfig(config);
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
    onFault: (err) => log.error({ err }, 'A password reset could not be mailed.'),
  });
  const { directory } = widgets;
  const { checkIdentity } = access;
  function onFault(err: unknown) {
    return log.error({ err }, 'An event for consoles could not be made.');
  }
  const searching = createSearching();
  const listing = createListing();
  const moving = createMovingFiles();
  const { fileBucket } = config;
  const bucket = fileBucket && createS3Bucket(fileBucket, { log, elapsed: () => performance.now() });
  const fileBytes = createBytes({
    store,
    clock,
    moving,
    movingObjects: createMovingObjects(),
    bucket,
    isReadOnly: fileBucket?.isReadOnly ?? false,
  });
  const cases = createCases({
    limits: caseLimitsOf(limits),
    store,
    pubSub,
    clock,
    secrets,
    directory,
    checkIdentity,
    userAgents,
    searching,
    listing,
    moving,
    fileBytes,
    isMailConfigured: mail !== undefined,
    publicUrl: config.publicUrl,
    mailFrom: mail?.from,
    replyAddresses: config.mailbox && createReplyAddresses(config.mailbox.replyAddress, signing),
    onFault,
  });
  const mailbox =
    config.mailbox &&
    createMailbox(config.mailbox, {
      mailboxes: store.mailboxes,
      mailTaking: cases.mailTaking,
      clock,
      holder: secrets.uuid(),
      log,
    });
  const watchdog = createWatchdog(clock.elapsed);
  const outgoing = { ...ports, watchdog, limits };
  const pushKeys = createPushKeys(store.serviceSecrets);
  const { delivery, addresses, deliveries, tryBot, checkInstall } = createOutgoing(outgoing, cases, mail, {
    keys: pushKeys,
    contact: config.publicUrl?.startsWith('https:')
      ? config.publicUrl
      : `mailto:${mail?.from ?? 'chat@chat.example'}`,
    subscriptions: store.pushSubscriptions,
    isWaiting: cases.isWaiting,
  });
  const pushDevices = createPushDevices({
    store,
    secrets,
    addresses,
    allowsHttp: config.allowsPrivateWebhooks,
    publicKey: async () => (await pushKeys()).publicKey,
  });
  const administration = { store, clock, secrets, closeCase: cases.closeCase, publishing };
  const organisation = createOrganisation({
    ...administration,
    addresses,
    isMailConfigured: mail !== undefined,
    mailbox,
  });
  const provisioning = createProvisioning({ ...administration, phones: phoneNumbers });

  const firstRun = createFirstRun({ store, clock, secrets, signing, publishing, common: commonPasswords });
  const privacy = createPrivacy({
    store,
    clock,
    onDoubt: ({ now, days }) =>
      log.warn(
        { now: new Date(now).toISOString(), days },
        'The clock went ahead by days, or is days ahead of what was stored before. If it is wrong, correct it within 24 hours: until then, the retention of organisations deletes nothing.',
      ),
  });
  const pictures = createPictures({ store, clock, secrets, publicUrl: config.publicUrl, moving });

  const audit = createAuditLog({ store, mostDetails: config.auditBytes });
  const removeObjects = createRemoveObjects({ store, clock, bucket });
  const jobs = createJobs({
    store,
    clock,
    secrets,
    limits,
    isShared: config.databaseUrl !== undefined,
    access,
    widgets,
    agents,
    outbox: deliveries,
    cases,
    provisioning,
    privacy,
    audit,
    pictures,
    caseIndexing,
    mailbox,
    removeObjects,
  });

  return {
    ...ports,
    limits,
    listing,
    answering: createAnswering(),
    acting,
    audit,
    ...access,
    ...widgets,
    ...agents,
    pushDevices,
    ...deliveries,
    ...cases,
    ...organisation,
    ...provisioning,
    ...createReplies({ store, secrets }),
    firstRun,
    checkInstall,
    tryBot,
    ...privacy,
    ...pictures,
    ...createLogs({ store, clock, signing, userAgents, searching }),
    readSeenBy: createSeenBy({
      store,
      userAgents,
      searching,
      ...cases,
      composeMail: (message, templates) => composeMail(message, { templates, decryptLink: () => '' }),
    }),
    geo: options.geo ?? noGeoDatabase,
    delivery,
    mailbox,
    bucket,
    fileBytes,
    removeObjects,
    watchdog,
    workers: createWorkers(jobs, log, watchdog),
  };
}
