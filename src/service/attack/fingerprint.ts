import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/database';

/** Of every table a hash of its rows, but those in which one of the marks is. */
export async function fingerprint(
  db: Kysely<Database>,
  marks: string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db);
  const hashes = tables.map(
    ({ name }) => sql`select ${name}::text as name, (
      select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') from ${sql.table(name)} t
      where not exists (select from unnest(${marks}::text[]) mark where strpos(t::text, mark) > 0)
    ) as hash`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
