import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { findEnginePrograms } from '../storage/embedded/engine-programs';
import { rollBack as rollBackFolder } from '../storage/embedded/roll-back';
import { UsageFault } from './usage';

/** Goes back to the database from before the last upgrade. Answers what to print. */
export async function rollBack({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string> {
  if (databaseUrl !== undefined)
    throw new UsageFault(
      'With DATABASE_URL, go back with the dump that you made by pg_dump before the upgrade: stop every instance and restore it with ' +
        'pg_restore into an emptied database. docs/operations.md, “Upgrading and going back”, has the commands.',
    );
  if (!existsSync(dataDir)) throw new UsageFault(`There is no folder ${dataDir}.`);
  const { at, rows, aside } = await rollBackFolder(dataDir, findEnginePrograms().worker, Date.now());
  return (
    `The database is as it was before the upgrade of ${new Date(at).toISOString()}; all its ${rows} rows were read.\n` +
    `The upgraded database is in ${aside}, with the chats since then.\n` +
    'Start the version that ran before: a start of this version upgrades again.\n'
  );
}
