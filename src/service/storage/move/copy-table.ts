import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database';
import { insertRows, readRows } from './rows-as-text';
import type { TableShape } from './table-shapes';

/** Copies every row. */
export async function copyTable(
  source: Kysely<Database>,
  target: Transaction<Database>,
  table: TableShape,
): Promise<void> {
  await source.transaction().execute(async (reading) => {
    for await (const rows of readRows(reading, table)) await insertRows(target, table, rows);
  });
}
