import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import { readTables } from './move/table-shapes';

/** Writes each table into new files, without what was deleted from it; returns how many there are. */
export async function rewriteTables(db: Kysely<Database>): Promise<number> {
  const tables = await readTables(db);
  for (const { name } of tables) await sql`vacuum (full, analyze) ${sql.table(name)}`.execute(db);
  return tables.length;
}

/** Removes the finished files of the embedded engine's log. It would use them again, with what they contain. */
export async function removeOldLog(db: Kysely<Database>): Promise<void> {
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
