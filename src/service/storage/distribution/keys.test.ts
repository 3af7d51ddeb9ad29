import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database';
import { onEachEngine } from '../test-engines';
import { keysWithoutOrganisation } from './test-exceptions';

onEachEngine('keys', ({ check, prepare }) => {
  let db: Kysely<Database>;
  prepare(async (opened) => {
    db = opened.db;
  });

  check('have the organisation in them, but for those of the list', async () => {
    expect(await keysWithout(db, 'org_id')).toEqual(Object.keys(keysWithoutOrganisation).sort());
    expect((await keysWithout(db, 'no_such_column')).length).toBeGreaterThan(
      Object.keys(keysWithoutOrganisation).length,
    );
  });
});

/** Names of the unique indexes that lack this column. */
async function keysWithout(db: Kysely<Database>, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select key.relname as name
    from pg_index join pg_class key on key.oid = indexrelid join pg_class owner on owner.oid = indrelid
    where indisunique and owner.relkind = 'r' and owner.relname not like 'kysely%'
      and owner.relnamespace = current_schema()::regnamespace
      and not exists (
        select from pg_attribute
        where attrelid = indrelid and attnum = any(indkey[:indnkeyatts - 1]) and attname = ${column}
      )`.execute(db);
  return rows.map(({ name }) => name).sort();
}
