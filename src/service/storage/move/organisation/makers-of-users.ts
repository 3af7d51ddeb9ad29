import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database';

/** No key has it: one that is gone. */
const nobody = '0';

/** Returns the ids of an organisation's keys, in their order. */
export async function readKeyIds(db: Kysely<Database>, orgId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select position::text as id from keys where org_id = ${orgId} order by position`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lets users name the keys that made them by the ids that these have here. They would else be another key's, which could set their
 * passwords, while the one that made them could not.
 */
export async function renameMakers(db: Kysely<Database>, orgId: number, keyIds: string[]): Promise<void> {
  await sql`
    update agents set made_by_key = coalesce((
      select here.id
      from unnest(${keyIds}::text[]) with ordinality as there (id, place)
      join unnest(${await readKeyIds(db, orgId)}::text[]) with ordinality as here (id, place) using (place)
      where there.id = made_by_key
    ), ${nobody}) where org_id = ${orgId} and made_by_key is not null`.execute(db);
}
