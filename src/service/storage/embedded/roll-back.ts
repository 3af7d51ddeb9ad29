import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabase } from '../create-database';
import { readApplied } from '../migrate';
import { summarize } from '../move/summarize';
import { readTables } from '../move/table-shapes';
import { StorageFailure } from '../storage-failure';
import { lockDirectory } from './directory-lock';
import { startEngine } from './engine';
import { createEnginePool } from './engine-pool';
import { flushFolder } from '../../data-folder/flush-folder';
import { copyFolder, rolledBackPrefix } from './former-databases';
import { copiedNames, findCopy, type UpgradeCopy } from './upgrade-copy';

export interface RolledBack {
  /** When the upgrade was, epoch milliseconds. */
  at: number;
  /** All rows, each of which was read. */
  rows: number;
  /** Where the upgraded database is now. */
  aside: string;
}

/** Goes back to the database from before the last upgrade, once all of its copy was read. No service may use the folder. */
export async function rollBack(path: string, worker: URL, now: number): Promise<RolledBack> {
  const dataDir = resolve(path);
  const lock = await lockDirectory(dataDir);
  try {
    const copy = await findCopy(dataDir);
    if (!copy)
      throw new StorageFailure(
        `${dataDir} has no copy from before an upgrade. An upgrade makes one and keeps it for two weeks. ` +
          'You can restore a backup instead: see docs/backup.md.',
      );
    const rows = await readWhole(copy, worker);
    return { at: copy.at, rows, aside: await putBack(dataDir, copy, now) };
  } finally {
    await lock.release();
  }
}

/** Whether a rollback was cut off when it had moved the database away, and not yet put the copy in its place. */
export function isRollbackCutOff(dataDir: string): boolean {
  return !existsSync(join(dataDir, 'postgres')) && existsSync(join(dataDir, copyFolder, 'postgres'));
}

async function readWhole({ folder, applied }: UpgradeCopy, worker: URL): Promise<number> {
  const directory = join(folder, 'postgres');
  const db = createDatabase(createEnginePool(() => startEngine(worker, { directory })));
  try {
    let rows = 0;
    for (const table of await readTables(db)) rows += (await summarize(db, table)).rows;
    if ((await readApplied(db)).join() !== applied.join()) throw new Error('its tables are others');
    return rows;
  } catch (error) {
    throw new StorageFailure(
      `The copy in ${folder} can't be read: ${(error as Error).message}. Nothing was changed. ` +
        'Restore a backup instead: see docs/backup.md.',
      { cause: error },
    );
  } finally {
    await db.destroy();
  }
}

/** Each step is done where it is still to do, so that a rollback that was cut off can be run again. */
async function putBack(dataDir: string, { folder }: UpgradeCopy, now: number): Promise<string> {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  let aside = join(dataDir, rolledBackPrefix + time);
  if (isRollbackCutOff(dataDir)) {
    const moved = (await readdir(dataDir)).filter((name) => name.startsWith(rolledBackPrefix)).sort();
    aside = join(dataDir, moved.at(-1) ?? '');
  } else {
    await mkdir(aside, { mode: 0o700 });
    const key = join(dataDir, 'secrets.key');
    if (existsSync(key)) await cp(key, join(aside, 'secrets.key'));
    await rename(join(dataDir, 'postgres'), join(aside, 'postgres'));
  }
  for (const name of copiedNames)
    if (existsSync(join(folder, name))) await rename(join(folder, name), join(dataDir, name));
  await flushFolder(dataDir);
  await rm(folder, { recursive: true });
  return aside;
}
