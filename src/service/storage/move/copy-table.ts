import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database';
import type { TableShape } from './table-shapes';

/** Bytes that one step of the copying reads, about. */
const stepBytes = 1_000_000;
const mostRows = 1_000;

/** Copies every row as text, which every type reads as it writes it. A step at a time, so that no table fills the memory. */
export async function copyTable(
  source: Kysely<Database>,
  target: Transaction<Database>,
  { name, columns }: TableShape,
): Promise<void> {
  const table = sql.table(name);
  const texts = columns.map((column, n) => sql.raw(`${column.name}::text as c${n}`));
  const names = sql.raw(columns.map((column) => column.name).join(', '));
  const values = sql.raw(columns.map(({ type }, n) => `c${n}::${type}`).join(', '));
  const given = sql.raw(columns.map((_column, n) => `c${n}`).join(', '));
  const rowsAtOnce = await stepOf(source, name);

  await source.transaction().execute(async (reading) => {
    await sql`declare rows_to_copy no scroll cursor for select ${sql.join(texts)} from ${table}`.execute(
      reading,
    );
    for (;;) {
      const { rows } = await sql<Record<string, string | null>>`
        fetch ${sql.lit(rowsAtOnce)} from rows_to_copy`.execute(reading);
      if (rows.length === 0) return;
      const arrays = columns.map((_column, n) => sql`${rows.map((row) => row[`c${n}`] ?? null)}::text[]`);
      await sql`
        insert into ${table} (${names}) overriding system value
        select ${values} from unnest(${sql.join(arrays)}) as given (${given})`.execute(target);
    }
  });
}

async function stepOf(db: Kysely<Database>, name: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${name}::regclass) / greatest(count(*), 1) as bytes from ${sql.table(name)}`.execute(
    db,
  );
  return Math.max(1, Math.min(mostRows, Math.floor(stepBytes / Math.max(1, rows[0]?.bytes ?? 1))));
}
