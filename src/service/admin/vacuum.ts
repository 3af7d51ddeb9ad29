import type { Config } from '../config';
import type { Log } from '../storage/log';
import { createWaitForTables, longestWaitForTable } from '../storage/busy-tables';
import { openUnlimited } from '../storage/postgres/open-unlimited';
import { removeOldLog, rewriteTables } from '../storage/rewrite-tables';
import { openFolder } from './open-folder';

/** Rewrites the tables, so that their files keep nothing of what was deleted. Answers what to print. */
export async function vacuum(config: Config, log: Log): Promise<string> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config;
  if (databaseDirectUrl !== undefined) {
    const db = await openUnlimited(databaseDirectUrl, log, { longestWait: longestWaitForTable });
    const waitForTables = createWaitForTables('The command', db, log);
    const tables = await rewriteTables(db, waitForTables).finally(() => db.destroy());
    return `${tables} tables are rewritten. PostgreSQL’s log keeps deleted text until it reuses those files.\n`;
  }
  const { db, stop } = await openFolder(config, log);
  try {
    const tables = await rewriteTables(db);
    await removeOldLog(db);
    return `${tables} tables are rewritten.\n`;
  } finally {
    await stop();
  }
}
