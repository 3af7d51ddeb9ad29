import { createWaitForTables, longestWaitForTable } from '../busy-tables';
import type { Log } from '../log';
import { migrate } from '../migrate';
import { checkEncoding } from './check-encoding';
import { openUnlimited } from './open-unlimited';

/** Brings the tables up to date. A statement may take as long as it needs, since the index of a large table takes minutes. */
export async function bringUpToDate(databaseUrl: string, log: Log): Promise<void> {
  const db = await openUnlimited(databaseUrl, log, { longestWait: longestWaitForTable });
  try {
    await checkEncoding(db, log);
    await migrate(db, { waitForTables: createWaitForTables('The upgrade', db, log) });
  } finally {
    await db.destroy();
  }
}
