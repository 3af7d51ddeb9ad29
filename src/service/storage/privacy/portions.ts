import { sql, type Kysely, type RawBuilder } from 'kysely';
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

/** All deliveries of an organisation, as conditions on a portion of them each. What is redelivered meanwhile comes once more. */
export async function* deliveriesInPortions(
  db: Kysely<Database>,
  orgId: number,
): AsyncGenerator<RawBuilder<boolean>> {
  let last = -1;
  for (;;) {
    // Ordered as numbers, which an alias `position` of the text would not be.
    const { rows } = await sql<{ end: string; bytes: number }>`
      select position::text as "end", pg_column_size(payload) as bytes from deliveries
      where org_id = ${orgId} and position > ${last}::bigint order by position limit ${deliveriesAtOnce}`.execute(
      db,
    );
    let bytes = 0;
    const end = rows.findIndex((row, at) => {
      bytes += row.bytes;
      return at > 0 && bytes > bytesOfDeliveries;
    });
    const until = (end < 0 ? rows : rows.slice(0, end)).at(-1)?.end;
    if (until === undefined) return;
    yield sql`position > ${last}::bigint and position <= ${until}::bigint`;
    last = Number(until);
  }
}
