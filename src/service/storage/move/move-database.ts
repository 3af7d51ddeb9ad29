import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database';
import type { Log } from '../log';
import { migrate } from '../migrate';
import { checkEncoding } from '../postgres/check-encoding';
import { explaining } from '../postgres/explain-failure';
import { openUnlimited } from '../postgres/open-unlimited';
import { StorageFailure } from '../storage-failure';
import { copyTable } from './copy-table';
import { readTables, type TableShape } from './table-shapes';
import { summarize } from './summarize';

export interface CopiedTable {
  name: string;
  rows: number;
}

/** Moves into an empty PostgreSQL database: makes its tables, copies everything and compares both. */
export async function moveDatabase(
  source: Kysely<Database>,
  databaseUrl: string,
  log: Log,
): Promise<CopiedTable[]> {
  const target = await explaining('DATABASE_URL', databaseUrl, () => openUnlimited(databaseUrl, log));
  try {
    await assertEmpty(target, await readTables(source));
    await checkEncoding(target, log);
    await migrate(target);
    return await copyDatabase(source, target);
  } finally {
    await target.destroy();
  }
}

/**
 * Copies everything into a database that has its tables and no rows, and compares both. One transaction: the target has
 * everything or nothing. The source is only read.
 */
async function copyDatabase(source: Kysely<Database>, target: Kysely<Database>): Promise<CopiedTable[]> {
  const tables = await readTables(source);
  return target.transaction().execute(async (into) => {
    // Triggers have done their work in the source. This also keeps a running service from writing until the end.
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(into);
    for (const table of tables) await copyTable(source, into, table);
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(into);
    await copySequences(source, into);
    const copied: CopiedTable[] = [];
    for (const table of tables) copied.push(await compare(source, into, table));
    return copied;
  });
}

/** A move that failed leaves our tables behind, without rows. */
async function assertEmpty(db: Kysely<Database>, ours: TableShape[]): Promise<void> {
  for (const { name } of await readTables(db)) {
    const isOurs = ours.some((table) => table.name === name);
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (isOurs && rows.length === 0) continue;
    throw new StorageFailure(
      `The database of DATABASE_URL is not empty: it has the table ${name}. Choose an empty one. Nothing was changed.`,
    );
  }
}

async function copySequences(source: Kysely<Database>, target: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema()`.execute(source);
  for (const { name, last } of rows) {
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(target);
  }
}

async function compare(
  source: Kysely<Database>,
  target: Transaction<Database>,
  table: TableShape,
): Promise<CopiedTable> {
  const [there, here] = [await summarize(source, table), await summarize(target, table)];
  if (there.rows !== here.rows || there.sum !== here.sum)
    throw new StorageFailure(
      `The copy of ${table.name} differs: ${there.rows} rows with checksum ${there.sum} became ${here.rows} rows with ` +
        `checksum ${here.sum}. Nothing was kept in the database of DATABASE_URL.`,
    );
  return { name: table.name, rows: here.rows };
}
