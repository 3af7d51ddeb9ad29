import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { openAsItIs } from '../storage/embedded/back-up';
import { findEnginePrograms } from '../storage/embedded/engine-programs';
import { giveToOwner } from '../data-folder/keep-to-owner';
import { askOwnerToBackUp } from '../storage/embedded/owner-requests';
import { summarize } from '../storage/move/summarize';
import { readTables } from '../storage/move/table-shapes';
import { StorageFailure } from '../storage/storage-failure';
import { UsageFault } from './usage';

/** Backs up the data folder, by way of the service where one runs, and reads the whole copy. Answers what to print. */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string | undefined,
): Promise<string> {
  if (databaseUrl !== undefined)
    throw new UsageFault('With DATABASE_URL, back up with PostgreSQL’s own tools, such as pg_dump.');
  if (!folder) throw new UsageFault('Name a folder for the backup.');
  if (!existsSync(join(dataDir, 'postgres')))
    throw new UsageFault(`There is no embedded database in ${dataDir}.`);
  const target = resolve(folder);
  const copied = join(target, 'postgres');
  const wasThere = existsSync(copied);
  if (!(await askOwnerToBackUp(dataDir, target))) await backUpStopped(dataDir, target);
  // Opening a folder without a database makes an empty one, which reads well.
  if (wasThere || !existsSync(copied))
    throw new StorageFailure(
      `The service has written the backup to a ${target} of its own, which is not the one here: a unit with PrivateTmp has its ` +
        'own /tmp, and a container its own folders. It may be lost at the next restart. Name a folder that both see.',
    );
  const rows = await readWhole(target).finally(() => giveToOwner(target));
  return `The backup in ${target} is complete: it opens, and all its ${rows} rows were read.\n`;
}

async function backUpStopped(dataDir: string, target: string): Promise<void> {
  const { backUp: copyTo, stop } = await openAsItIs(dataDir, findEnginePrograms().worker);
  await copyTo(target).finally(stop);
}

/** Opens the copy as a start after a restore would, and reads each row. */
async function readWhole(dataDir: string): Promise<number> {
  const { db, stop } = await openAsItIs(dataDir, findEnginePrograms().worker);
  try {
    let rows = 0;
    for (const table of await readTables(db)) rows += (await summarize(db, table)).rows;
    return rows;
  } finally {
    await stop();
  }
}
