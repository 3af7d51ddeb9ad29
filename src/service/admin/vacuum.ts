import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../storage/database';
import type { Log } from '../storage/log';
import { readTables } from '../storage/move/table-shapes';
import { openStore } from '../storage/open-store';
import { openUnlimited } from '../storage/postgres/open-unlimited';
import { UsageFault } from './usage';

/** Rewrites the tables, so that their files keep nothing of what was deleted. Answers what to print. */
export async function vacuum(
  { dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: Config,
  log: Log,
): Promise<string> {
  if (databaseDirectUrl !== undefined) {
    const db = await openUnlimited(databaseDirectUrl, log);
    const tables = await rewriteTables(db).finally(() => db.destroy());
    return `${tables} tables are rewritten. PostgreSQL’s log keeps deleted text until it reuses those files.\n`;
  }
  // Opening a folder without a database would make one.
  if (!existsSync(join(dataDir, 'postgres')))
    throw new UsageFault(`There is no embedded database in ${dataDir}.`);
  const { db, stop } = await openStore({ dataDir }, log);
  try {
    const tables = await rewriteTables(db);
    // The engine would use the files of its log again, with what they contain.
    await sql`set wal_recycle = off`.execute(db);
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
    return `${tables} tables are rewritten.\n`;
  } finally {
    await stop();
  }
}

async function rewriteTables(db: Kysely<Database>): Promise<number> {
  const tables = await readTables(db);
  for (const { name } of tables) await sql`vacuum (full, analyze) ${sql.table(name)}`.execute(db);
  return tables.length;
}
