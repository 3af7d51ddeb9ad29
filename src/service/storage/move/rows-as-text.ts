import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database';
import type { TableShape } from './table-shapes';

/** A value of each column as text, which every type reads as it writes it. */
export type TextRow = (string | null)[];

/** Bytes that one step reads, about. */
const stepBytes = 1_000_000;
const mostRows = 1_000;

/** Reads rows a step at a time, so that no table fills the memory; numbered ones in their order. */
export async function* readRows(
  reading: Transaction<Database>,
  { name, columns }: TableShape,
  which: RawBuilder<unknown> = sql`true`,
): AsyncGenerator<TextRow[]> {
  const rowsAtOnce = await stepOf(reading, name);
  const texts = columns.map((column, n) => sql.raw(`${column.name}::text as c${n}`));
  const numbered = columns.find(({ isNumbered }) => isNumbered);
  const order = numbered ? sql.raw(`order by ${numbered.name}`) : sql``;
  await sql`declare rows_to_copy no scroll cursor for
    select ${sql.join(texts)} from ${sql.table(name)} where ${which} ${order}`.execute(reading);
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`
      fetch ${sql.lit(rowsAtOnce)} from rows_to_copy`.execute(reading);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((_column, n) => row[`c${n}`] ?? null));
  }
  await sql`close rows_to_copy`.execute(reading);
}

/** Inserts rows with a value for each column of the shape. */
export async function insertRows(
  target: Transaction<Database>,
  { name, columns }: TableShape,
  rows: TextRow[],
): Promise<void> {
  const names = sql.raw(columns.map((column) => column.name).join(', '));
  const values = sql.raw(columns.map(({ type }, n) => `c${n}::${type}`).join(', '));
  const given = sql.raw(columns.map((_column, n) => `c${n}`).join(', '));
  const arrays = columns.map((_column, n) => sql`${rows.map((row) => row[n] ?? null)}::text[]`);
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from unnest(${sql.join(arrays)}) with ordinality as given (${given}, position)
    order by position`.execute(target);
}

async function stepOf(db: Kysely<Database>, name: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${name}::regclass) / greatest(count(*), 1) as bytes from ${sql.table(name)}`.execute(
    db,
  );
  return Math.max(1, Math.min(mostRows, Math.floor(stepBytes / Math.max(1, rows[0]?.bytes ?? 1))));
}
