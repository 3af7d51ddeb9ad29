import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresPool } from 'kysely';
import { isDiskFull } from '../disk-full';
import { StorageFailure } from '../storage-failure';
import { whileAtRest } from './back-up';
import { flush, flushFolder } from '../../data-folder/flush-folder';
import { copyFolder } from './former-databases';

const noteName = 'about.json';
const unfinishedCopyFolder = `${copyFolder}-unfinished`;
/** In the order in which a rollback puts them back: no service starts until the database is there. The key decrypts secrets in it. */
export const copiedNames = ['secrets.key', 'postgres'];
/** Milliseconds. The copy also has what was erased since. */
const keptFor = 14 * 24 * 3_600_000;

/** The database as it was before its tables were upgraded. */
export interface UpgradeCopy {
  folder: string;
  /** Epoch milliseconds. */
  at: number;
  /** Names of the migrations that it had. */
  applied: string[];
}

/** Copies the database of a running engine, in the place of an earlier copy. */
export async function keepCopy(
  pool: PostgresPool,
  dataDir: string,
  { at, applied }: Omit<UpgradeCopy, 'folder'>,
): Promise<void> {
  const folder = join(dataDir, copyFolder);
  const unfinished = join(dataDir, unfinishedCopyFolder);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await whileAtRest(pool, async (copy) => {
      for (const name of copiedNames)
        if (existsSync(join(dataDir, name))) await copy(join(dataDir, name), join(unfinished, name));
    });
    await writeFile(join(unfinished, noteName), JSON.stringify({ at, applied }), { mode: 0o600 });
    await flushFolder(unfinished);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    // Before the upgrade: a start takes a copy that is still unfinished for one that no upgrade followed.
    await flush(dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw isDiskFull(error) ? noRoom(dataDir, error) : error;
  }
}

/** Finds the copy, if it is whole; a rollback may have left an empty folder. */
export async function findCopy(dataDir: string): Promise<UpgradeCopy | undefined> {
  const folder = join(dataDir, copyFolder);
  if (!existsSync(join(folder, 'postgres'))) return undefined;
  try {
    const note = JSON.parse(await readFile(join(folder, noteName), 'utf8')) as Omit<UpgradeCopy, 'folder'>;
    return { ...note, folder };
  } catch {
    return undefined;
  }
}

/** Removes the copy two weeks after the upgrade, also one that is not whole any more, and at once one that never was. */
export async function forgetOldCopy(dataDir: string, now: number): Promise<void> {
  await rm(join(dataDir, unfinishedCopyFolder), { recursive: true, force: true });
  const folder = await stat(join(dataDir, copyFolder)).catch(() => undefined);
  const at = (await findCopy(dataDir))?.at ?? folder?.mtimeMs;
  if (at !== undefined && now - at > keptFor) await forgetCopy(dataDir);
}

/** Removes the copy: it is not of the last upgrade any more. */
export async function forgetCopy(dataDir: string): Promise<void> {
  await rm(join(dataDir, copyFolder), { recursive: true, force: true });
}

function noRoom(dataDir: string, cause: unknown): StorageFailure {
  return new StorageFailure(
    `The disk of ${dataDir} has no room for a copy of the database, which an upgrade makes first. Nothing was changed. ` +
      'Make room, or make a backup elsewhere and set COPY_BEFORE_UPGRADE=0.',
    { cause },
  );
}
