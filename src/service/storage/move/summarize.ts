import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database';
import type { TableShape } from './table-shapes';

export interface Summary {
  rows: number;
  sum: string;
}

/** Counts the rows and adds up a hash of each, so that their order doesn't matter. */
export async function summarize(
  db: Kysely<Database>,
  { name, columns }: TableShape,
  which: RawBuilder<unknown> = sql`true`,
): Promise<Summary> {
  const row = sql.raw(`row(${columns.map((column) => column.name).join(', ')})::text`);
  const { rows } = await sql<Summary>`
    select count(*) as rows, coalesce(
      sum(('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
    from ${sql.table(name)} where ${which}`.execute(db);
  return rows[0] ?? { rows: 0, sum: '0' };
}
