import { sql, type Kysely } from 'kysely';
import { isTableBusy } from './busy-tables';
import type { Database } from './database';
import { readTables } from './move/table-shapes';

/**
 * Writes each table into new files, without what was deleted from it; returns how many there are. `waitForTables` is called each time
 * one was not free in time, before it is tried again.
 */
export async function rewriteTables(
  db: Kysely<Database>,
  waitForTables?: () => Promise<void>,
): Promise<number> {
  const tables = await readTables(db);
  for (const { name } of tables) {
    while (!(await rewrite(db, name))) await waitForTables?.();
  }
  return tables.length;
}

/** Returns whether the table was free. */
async function rewrite(db: Kysely<Database>, table: string): Promise<boolean> {
  try {
    await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db);
    return true;
  } catch (error) {
    if (!isTableBusy(error)) throw error;
    return false;
  }
}

/** Removes the finished files of the embedded engine's log. It would use them again, with what they contain. */
export async function removeOldLog(db: Kysely<Database>): Promise<void> {
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
