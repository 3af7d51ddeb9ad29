import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database';

/** Few enough that others hardly notice. */
const removedAtOnce = 1_000;

/** Removes rows by as many statements as it takes, each of a portion. */
export async function removeInPortions(
  db: Kysely<Database>,
  table: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await repeatedly(removedAtOnce, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which} limit ${removedAtOnce}
      ))`.execute(db);
    return Number(numAffectedRows);
  });
}

/** `work` answers how many it has done, `atOnce` unless there are no more. */
export async function repeatedly(atOnce: number, work: () => Promise<number>): Promise<void> {
  while ((await work()) >= atOnce);
}
