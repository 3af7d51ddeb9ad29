import { availableParallelism } from 'node:os';
import { createApp } from './app';
import type { Config } from './config';
import { createContext, type Context } from './context';
import { seedDemoBot } from './demo/demo-bot';
import { DemoAmongOthers, DemoInProduction, hasDemo, isOwnPlace } from './demo/demo-removal';
import { demo, seedDemoOrganisation } from './demo/demo-organisation';
import { seedDemoHistory } from './demo/life/history';
import { createStandIn } from './demo/life/stand-in';
import { loadEncryption } from './adapters/secrets-key';
import { openGeoDatabase } from './adapters/geo-database';
import { keepPinnedWidget } from './adapters/pinned-widget';
import { explainListening } from './http/connections/explain-listening';
import { createStopping } from './http/stopping';
import type { Log } from './log';
import type { Meters } from './metrics/meters';
import type { MetricsServer } from './metrics/metrics-server';
import type { StaticFolders } from './routes/public/static-files';
import { queueHashes } from './adapters/hash-queue';
import { createServiceClock } from './adapters/service-clock';
import { secrets as plainSecrets } from './adapters/secrets';
import { keepSigningSecret } from './adapters/signing';
import { systemTimer } from './adapters/system-timer';
import type { OpenedStore } from './storage/opened-store';
import { createEncryptedStore } from './storage/encryption/encrypted-store';
import { reencrypt } from './storage/encryption/reencrypt';
import { createWorkers } from './workers';

export interface Service {
  /** Where it is reached on this machine, without a slash at its end. */
  url: string;
  /** Where a service that has no organisation yet is set up; good once. */
  setupUrl?: string;
  /** Where its metrics are read. */
  metricsUrl?: string;
  /** Answers what is held, finishes what runs, then closes. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  log: Log;
  /** The service closes it when it stops, and when it can't start. */
  opened: OpenedStore;
  embed: string;
  folders: StaticFolders;
  isDemo: boolean;
}

/** Half of the cores hash passwords at most, and half of the threads that files are read with. */
const hashing = { atOnce: Math.max(1, Math.min(2, availableParallelism() >> 1)), mostWaiting: 30 };

/** Starts the service over an opened store: what runs on it, then the port. */
export async function startService({
  config,
  log,
  opened,
  embed,
  folders,
  isDemo,
}: ServiceOptions): Promise<Service> {
  const { dataDir, databaseUrl } = config;
  const secrets = queueHashes(plainSecrets, hashing);
  const { store, pubSub, hearsOthers, db, readClock } = opened;
  const clock = createServiceClock({ log, ...(readClock ? { readShared: readClock } : {}) });
  try {
    await clock.sync();
    const geo = config.geoDatabase === undefined ? {} : { geo: await openGeoDatabase(config.geoDatabase) };
    const place = databaseUrl === undefined ? dataDir : 'The database';
    if (!isDemo && (await hasDemo(store))) throw new DemoInProduction(place);
    if (isDemo && (await isOwnPlace(store))) throw new DemoAmongOthers(place);
    const isLively = isDemo && !config.isDemoEmpty;
    if (isDemo) await seedDemoOrganisation(store, secrets, clock, { hasRules: isLively });
    if (isDemo && config.demoBotUrl !== undefined) await seedDemoBot(store, clock, config.demoBotUrl);
    const encryption = await loadEncryption(config);
    await reencrypt(db, encryption);
    await keepSigningSecret(createEncryptedStore(store, encryption).serviceSecrets, secrets);
    const stopping = createStopping();
    const time = { clock, timer: systemTimer };
    const meters = config.metrics && (await import('./metrics/meters')).createMeters();
    const context = createContext({
      config,
      log,
      store,
      pubSub,
      hearsOthers,
      ...time,
      secrets,
      encryption,
      embed,
      ...geo,
      ...(meters ? { meters } : {}),
      ...(isDemo ? { knownAccount: { email: demo.agents[0].email, password: demo.password } } : {}),
    });
    const metrics = meters && (await serveMetrics(config, meters, opened, context));
    const pinned = await keepPinnedWidget(folders.widget, dataDir, log);
    const app = await createApp({ context, stopping, folders: { ...folders, ...pinned } });
    const { host, port } = config;
    const url = await explainListening(config, '', () => app.listen({ port, host }));
    // On an engine that is ours alone, the process that held a lease is dead.
    if (databaseUrl === undefined) await store.outbox.releaseLeases();
    context.workers.start();
    // The service starts without it: only files need it.
    if (!config.fileBucket?.isReadOnly) void context.bucket?.check();
    if (!config.fileBucket && (await store.files.areInBucket()))
      log.error({}, 'Files of chats are in a bucket. They open once FILES_S3_URL and its keys are set.');
    context.delivery.start();
    const publicUrl = config.publicUrl ?? url;
    if (isLively) await seedDemoHistory({ store, clock, secrets, publicUrl });
    const life = createWorkers(isLively ? [createStandIn(context, publicUrl)] : [], log, context.watchdog);
    await life.processAll();
    life.start();
    const setup = await context.firstRun.offer();
    return {
      url,
      ...(metrics ? { metricsUrl: metrics.url } : {}),
      ...(setup === undefined ? {} : { setupUrl: `${publicUrl}/console/#/setup/${setup}` }),
      async stop() {
        stopping.begin();
        await app.close();
        await context.passwordReset.settled();
        await life.stop();
        await context.workers.stop();
        await context.delivery.stop();
        await context.feed.settled();
        await metrics?.stop();
        await opened.stop();
      },
    };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

/** Loads the library for it only where it is used. */
async function serveMetrics(
  { metrics }: Config,
  meters: Meters,
  opened: OpenedStore,
  context: Context,
): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined;
  const { startMetrics } = await import('./metrics/start-metrics');
  return startMetrics(metrics, meters, opened, context);
}
