import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Appended, Entries, Entry, PageSize } from '../../domain/cases/entries';
import type { Database } from '../database';
import type { HeardIndices } from '../changes/heard-indices';
import { presentMembers } from '../present-members';
import { storable } from '../storable';
import { appendEntries, type Append, type Taken } from './append-entries';

/** A preview is a line of a list. */
const longestPreview = 300;

export type TakeIndex = (append: Append) => Promise<Taken | undefined>;

export interface EntriesOptions {
  /** How an entry comes into the database; by itself if nothing is said. */
  takeIndex?: TakeIndex | undefined;
  /** What cases were heard to have, where the database may lack some of it. */
  heardIndices?: HeardIndices | undefined;
}

export function createEntriesTable(
  db: Kysely<Database>,
  { takeIndex = async (append) => (await appendEntries(db, [append]))[0], heardIndices }: EntriesOptions = {},
): Entries {
  async function at(caseId: string, index: number): Promise<Entry> {
    const row = await db
      .selectFrom('entries')
      .selectAll()
      .where('caseId', '=', caseId)
      .where('index', '=', index)
      .executeTakeFirstOrThrow();
    return toEntry(row);
  }

  /** Measures the texts first, without keeping them, and reads those of the page alone. */
  async function page(
    caseId: string,
    range: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    size: PageSize,
  ) {
    const { kinds, entries: most, characters } = size;
    const { rows } = await sql<Selectable<Database['entries']> & Measured>`
      with first as materialized (
        select index, length(text) as size from entries
        where case_id = ${caseId} and ${range} and kind = any(${kinds}::text[])
        order by ${order} limit ${most + 1}
      ), measured as (
        select index, count(*) over () as found, row_number() over (order by ${order}) as place,
          sum(size) over (order by ${order}) - size as before
        from first
      )
      select entries.*, measured.found from measured
      join entries on entries.case_id = ${caseId} and entries.index = measured.index
      where measured.before < ${characters} and measured.place <= ${most} order by entries.index`.execute(db);
    const entries = rows.map(({ found: _found, ...row }) => toEntry(row));
    return { entries, hasMore: rows.length < Number(rows[0]?.found ?? 0) };
  }

  return {
    async append(entry, options = {}): Promise<Appended> {
      const answer = await takeIndex({ entry, options, heardIndex: heardIndices?.of(entry.caseId) ?? -1 });
      if (!answer) throw new Error('append_entry answered nothing.');
      const { outcome, takenIndex, caseWidget: widgetId, caseState: state } = answer;
      switch (outcome) {
        case 'repeated':
          return { outcome, entry: await at(entry.caseId, takenIndex), widgetId, state };
        case 'added':
          return { outcome, entry: { ...asStored(entry), index: takenIndex }, widgetId, state };
        default:
          return { outcome };
      }
    },
    async byMessage(caseId, messageId) {
      const row = await db
        .selectFrom('entries')
        .selectAll()
        .where('caseId', '=', caseId)
        .where('messageId', '=', messageId)
        .executeTakeFirst();
      return row && toEntry(row);
    },
    page: (caseId, from, size) => page(caseId, sql`index >= ${from}`, sql`index`, size),
    pageBefore: (caseId, before, size) => page(caseId, sql`index < ${before}`, sql`index desc`, size),
    async spoken(caseIds) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('caseId', '=', sql<string>`any(${caseIds})`)
        .where('kind', 'in', ['visitor', 'agent'])
        .orderBy('caseId')
        .orderBy('index')
        .execute();
      return rows.map(toEntry);
    },
    async textBytes(caseIds) {
      // The length in bytes is known without unpacking the text.
      const rows = await db
        .selectFrom('entries')
        .select(['caseId', sql<string>`sum(octet_length(text))`.as('bytes')])
        .where('caseId', '=', sql<string>`any(${caseIds})`)
        .groupBy('caseId')
        .execute();
      return new Map(rows.map(({ caseId, bytes }) => [caseId, Number(bytes)]));
    },
    async previews(caseIds) {
      const { rows } = await sql<PreviewRow>`
        select asked.id as case_id, left(latest.text, ${sql.lit(longestPreview)}) as text,
          unanswered.index as unanswered_since, unanswered.at as unanswered_at
        from unnest(${[...new Set(caseIds)]}::text[]) as asked (id)
        cross join lateral (
          select text from entries where case_id = asked.id and kind in ('visitor', 'agent')
          order by index desc limit 1
        ) as latest
        left join lateral (
          select index from entries where case_id = asked.id and kind = 'agent' order by index desc limit 1
        ) as answered on true
        left join lateral (
          select index, at from entries
          where case_id = asked.id and kind = 'visitor' and index > coalesce(answered.index, -1)
          order by index limit 1
        ) as unanswered on true`.execute(db);
      return rows.map((row) => presentMembers(row));
    },
  };
}

interface Measured {
  /** How many entries there were to choose from. */
  found: string;
}

interface PreviewRow {
  caseId: string;
  text: string;
  unansweredSince: number | null;
  unansweredAt: number | null;
}

function asStored<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, storable(member)])) as Value;
}

function toEntry(row: Selectable<Database['entries']>): Entry {
  return presentMembers(row);
}
