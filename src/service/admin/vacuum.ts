import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Log } from '../storage/log';
import { createWaitForTables, longestWaitForTable } from '../storage/busy-tables';
import { openStore } from '../storage/open-store';
import { openUnlimited } from '../storage/postgres/open-unlimited';
import { removeOldLog, rewriteTables } from '../storage/rewrite-tables';
import { UsageFault } from './usage';

/** Rewrites the tables, so that their files keep nothing of what was deleted. Answers what to print. */
export async function vacuum(
  { dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: Config,
  log: Log,
): Promise<string> {
  if (databaseDirectUrl !== undefined) {
    const db = await openUnlimited(databaseDirectUrl, log, { longestWait: longestWaitForTable });
    const waitForTables = createWaitForTables('The command', db, log);
    const tables = await rewriteTables(db, waitForTables).finally(() => db.destroy());
    return `${tables} tables are rewritten. PostgreSQL’s log keeps deleted text until it reuses those files.\n`;
  }
  // Opening a folder without a database would make one.
  if (!existsSync(join(dataDir, 'postgres')))
    throw new UsageFault(`There is no embedded database in ${dataDir}.`);
  const { db, stop } = await openStore({ dataDir }, log);
  try {
    const tables = await rewriteTables(db);
    await removeOldLog(db);
    return `${tables} tables are rewritten.\n`;
  } finally {
    await stop();
  }
}
