import { sql, type Kysely } from 'kysely';
import type { Database } from '../database';

/** So much one statement looks at: few enough that everybody's chats hardly notice. */
export interface Portion {
  cases: number;
  /** Of all its cases, about: a portion has one case at least. */
  entries: number;
}

/** The database compresses payloads. Bytes as they are kept. */
const bytesOfDeliveries = 200_000;
const deliveriesAtOnce = 500;

interface FoundCase {
  id: string;
  createdAt: number;
  lastIndex: number;
}

/**
 * Ids of all cases of an organisation, a portion at a time. Open ones come first: one that closes meanwhile comes twice, rather
 * than not at all.
 */
export async function* casesInPortions(
  db: Kysely<Database>,
  orgId: number,
  most: Portion,
): AsyncGenerator<string[]> {
  const open = await sql<FoundCase>`
    select id, created_at, last_index from cases where org_id = ${orgId} and state <> 'closed'`.execute(db);
  for (let left = open.rows; left.length > 0;) {
    const portion = firstOf(left, most);
    yield portion.map(({ id }) => id);
    left = left.slice(portion.length);
  }
  let last: Pick<FoundCase, 'id' | 'createdAt'> = { id: '', createdAt: -1 };
  for (;;) {
    const { rows } = await sql<FoundCase>`
      select id, created_at, last_index from cases
      where org_id = ${orgId} and state = 'closed' and (created_at, id) > (${last.createdAt}::bigint, ${last.id})
      order by created_at, id limit ${most.cases}`.execute(db);
    const portion = firstOf(rows, most);
    const end = portion.at(-1);
    if (!end) return;
    yield portion.map(({ id }) => id);
    last = end;
  }
}

/** The first of them that one statement looks at. */
export function firstOf<Found extends { lastIndex: number }>(cases: Found[], most: Portion): Found[] {
  let entries = 0;
  const end = cases.findIndex(({ lastIndex }, at) => {
    entries += lastIndex + 1;
    return at >= most.cases || (at > 0 && entries > most.entries);
  });
  return end < 0 ? cases : cases.slice(0, end);
}

/** Ids of all deliveries of an organisation, a portion at a time. */
export async function* deliveriesInPortions(db: Kysely<Database>, orgId: number): AsyncGenerator<string[]> {
  let last = -1;
  for (;;) {
    const { rows } = await sql<{ id: string; position: string; bytes: number }>`
      select id, position::text, pg_column_size(payload) as bytes from deliveries
      where org_id = ${orgId} and position > ${last}::bigint order by position limit ${deliveriesAtOnce}`.execute(
      db,
    );
    let bytes = 0;
    const end = rows.findIndex((row, at) => {
      bytes += row.bytes;
      return at > 0 && bytes > bytesOfDeliveries;
    });
    const portion = end < 0 ? rows : rows.slice(0, end);
    if (portion.length === 0) return;
    yield portion.map(({ id }) => id);
    last = Number(portion.at(-1)?.position);
  }
}
