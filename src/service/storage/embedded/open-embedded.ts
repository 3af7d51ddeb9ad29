import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PostgresPool } from 'kysely';
import { createDatabase } from '../create-database';
import { createInProcessPubSub } from '../changes/in-process-pub-sub';
import type { Log } from '../log';
import { migrate } from '../migrate';
import type { OpenedStore } from '../opened-store';
import { reportOutages } from '../report-outages';
import { createStore } from '../store';
import { appendEntries } from '../tables/append-entries';
import { StorageFailure } from '../storage-failure';
import { backUp } from './back-up';
import { createCluster } from './create-cluster';
import { lockDirectory } from './directory-lock';
import { startEngine } from './engine';
import { createEnginePool } from './engine-pool';
import type { EnginePrograms } from './engine-programs';
import { isOpenToOthers, keepToOwner } from '../../data-folder/keep-to-owner';
import { explainFailure } from './explain-failure';
import { answerOwnerRequests } from './owner-requests';
import { isRollbackCutOff } from './roll-back';
import { createSharedAppends } from './shared-appends';
import { forgetCopy, forgetOldCopy, keepCopy } from './upgrade-copy';
import { startUpkeep } from './upkeep';

export interface EmbeddedPlace {
  dataDir: string;
  /** An upgrade of the tables copies nothing first. */
  withoutCopy?: boolean;
}

const betweenLooksAtCopy = 24 * 3_600_000;

/** Opens the embedded engine on a directory, which it makes and fills where needed and keeps for itself. */
export async function openEmbedded(
  place: EmbeddedPlace,
  programs: EnginePrograms,
  log: Log,
): Promise<OpenedStore> {
  const dataDir = resolve(place.dataDir);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    let opened: OpenedStore | undefined;
    const lock = await lockDirectory(
      dataDir,
      answerOwnerRequests(async (target) => {
        if (!opened?.backUp) throw new StorageFailure('The service is just starting. Try again.');
        await opened.backUp(target);
      }),
    );
    try {
      opened = await openLocked({ ...place, dataDir }, programs, lock, log);
      return opened;
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

async function openLocked(
  { dataDir, withoutCopy = false }: EmbeddedPlace,
  programs: EnginePrograms,
  lock: { release(): Promise<void> },
  log: Log,
): Promise<OpenedStore> {
  const cluster = join(dataDir, 'postgres');
  if (isRollbackCutOff(dataDir))
    throw new StorageFailure('A rollback was cut off. Run it again: npm run admin -- rollback');
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StorageFailure(
      `${cluster} is a link, which the database can't follow. Link ${dataDir} instead.`,
    );
  if (!existsSync(cluster)) {
    const meant = folderMeantBy(dataDir);
    if (meant !== undefined)
      throw new StorageFailure(
        `There is no database in ${dataDir}, but one in ${meant}. Set DATA_DIR to that folder, or to another one for a new database.`,
      );
    log.info({ dataDir }, 'Creating the database. This happens once and takes some seconds.');
    await createCluster(cluster, programs.create);
  }
  // An older version left its files open.
  if (isOpenToOthers(join(cluster, 'PG_VERSION'))) keepToOwner(cluster);
  const pool = createEnginePool(async (before) => {
    if (before) log.error({ err: before }, explainFailure(before, dataDir, { isStartedAgain: true }).message);
    try {
      return await startEngine(programs.worker, { directory: cluster });
    } catch (error) {
      throw explainFailure(error, dataDir);
    }
  });
  async function tidy() {
    try {
      await forgetOldCopy(dataDir, Date.now());
    } catch (error) {
      log.warn({ err: error }, 'The copy from before the upgrade is old and can’t be removed.');
    }
  }
  try {
    await migrate(createDatabase(pool), {
      async beforeUpgrade(applied) {
        if (withoutCopy) return forgetCopy(dataDir);
        await keepCopy(pool, dataDir, { at: Date.now(), applied });
        log.info(
          { dataDir },
          'The database is upgraded. A copy is kept for two weeks: npm run admin -- rollback',
        );
      },
    });
    await tidy();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const opened = openOn(pool, log);
  const looks = setInterval(() => void tidy(), betweenLooksAtCopy).unref();
  return {
    ...opened,
    async backUp(target) {
      log.info({}, 'A backup begins. The database waits until its files are copied.');
      await backUp(pool, dataDir, target);
      log.info({}, 'The backup is complete.');
    },
    async stop() {
      clearInterval(looks);
      await opened.stop();
      await lock.release();
    },
  };
}

/** The store on an engine that runs and has its tables. */
export function openOn(pool: PostgresPool, log: Log): OpenedStore {
  const db = createDatabase(reportOutages(pool, log));
  const upkeep = startUpkeep(pool, log);
  const appends = createSharedAppends((group) => appendEntries(db, group));
  return {
    store: createStore(db, { takeIndex: appends.add }),
    db,
    pubSub: createInProcessPubSub(log),
    hearsOthers: () => true,
    figures: () => ({ pools: [], notifications: { batches: 0, lost: 0 } }),
    async stop() {
      upkeep.stop();
      await appends.settled();
      await pool.end();
    },
  };
}

/** Finds the data folder that a folder is the cluster of, or that lies in it, as after a restore one level too high or too deep. */
function folderMeantBy(dataDir: string): string | undefined {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return dirname(resolve(dataDir));
  const inside = readdirSync(dataDir).map((name) => join(dataDir, name));
  return inside.find((folder) => existsSync(join(folder, 'postgres', 'PG_VERSION')));
}
