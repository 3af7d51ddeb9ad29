import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import type { PostgresPool } from 'kysely';
import { createDatabase } from '../create-database';
import type { OpenedStore } from '../opened-store';
import { StorageFailure } from '../storage-failure';
import { lockDirectory, lockPrefix } from './directory-lock';
import { startEngine } from './engine';
import { createEnginePool } from './engine-pool';
import { explainFailure } from './explain-failure';
import { flushFolder } from '../../data-folder/flush-folder';
import { isFormerDatabase } from './former-databases';

/** Milliseconds; the engine takes its connection back from who does nothing with it for longer. */
export const betweenSignsOfLife = 3_000;
/** Milliseconds for one file, which has a gigabyte at most. A network disk that hangs takes none, and must not keep everybody. */
export const longestFile = 5 * 60_000;

/**
 * Copies the whole folder of a running engine, so that the copy opens as a folder whose service was stopped; without
 * databases from before an upgrade.
 */
export async function backUp(pool: PostgresPool, dataDir: string, target: string): Promise<void> {
  const isFolderNew = await makeTarget(dataDir, target);
  try {
    await whileAtRest(pool, (copy) =>
      copy(dataDir, target, (name) => !name.startsWith(lockPrefix) && !isFormerDatabase(name)),
    );
  } catch (error) {
    await removeCopy(target, isFolderNew);
    throw error;
  }
  await flushFolder(target);
}

/**
 * Opens a folder that no service uses, without an upgrade of its tables: the version that uses it, or is to go back to this backup,
 * may be an older one.
 */
export async function openAsItIs(
  path: string,
  worker: URL,
): Promise<Required<Pick<OpenedStore, 'db' | 'backUp' | 'stop'>>> {
  const dataDir = resolve(path);
  function explain(error: unknown): never {
    throw explainFailure(error, dataDir);
  }
  const lock = await lockDirectory(dataDir).catch(explain);
  const pool = createEnginePool(() =>
    startEngine(worker, { directory: join(dataDir, 'postgres') }).catch(explain),
  );
  return {
    db: createDatabase(pool),
    backUp: (target) => backUp(pool, dataDir, target),
    async stop() {
      await pool.end();
      await lock.release();
    },
  };
}

/** Keeps a folder that was there: that of a disk can't be removed, and another may have an owner and a mode of choice. */
async function removeCopy(target: string, isFolderNew: boolean): Promise<void> {
  const paths = isFolderNew ? [target] : (await readdir(target)).map((name) => join(target, name));
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

type Copy = (from: string, to: string, isWanted?: (name: string) => boolean) => Promise<void>;

/**
 * Runs `work` between a checkpoint and the next statement: nothing is written to the engine's files meanwhile. Throws where a file
 * took too long, since others have written by then.
 */
export async function whileAtRest(pool: PostgresPool, work: (copy: Copy) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint', []);
    let copiedAt = performance.now();
    const signs = setInterval(() => {
      if (performance.now() - copiedAt < longestFile) void client.query('select 1', []).catch(() => {});
    }, betweenSignsOfLife);
    const copy: Copy = (from, to, isWanted = () => true) =>
      copyFiles(from, to, (name) => {
        copiedAt = performance.now();
        return isWanted(name);
      });
    await work(copy).finally(() => clearInterval(signs));
    // Throws when the connection was taken back: others may have written.
    await client.query('select 1', []);
  } finally {
    client.release();
  }
}

function copyFiles(from: string, to: string, isWanted: (name: string) => boolean): Promise<void> {
  return cp(from, to, {
    recursive: true,
    // A folder that is a link to another disk: the copy of a link would lead to the database that is in use.
    dereference: true,
    // Without copying where the file system can share the blocks.
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path === from || isWanted(basename(path)),
  });
}

/** Returns whether it was not there yet. */
async function makeTarget(dataDir: string, target: string): Promise<boolean> {
  const inside = relative(resolve(dataDir), target);
  if (!isAbsolute(target) || inside === '' || (!inside.startsWith('..') && !isAbsolute(inside)))
    throw new StorageFailure(`The backup can't be inside ${dataDir}. Name another folder.`);
  const made = await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0)
    throw new StorageFailure(`${target} is not empty. Name a folder that is empty or does not exist.`);
  return made !== undefined;
}
