import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database';
import { repeatedly } from '../remove-in-portions';

/** Of 256 kB each at most. To remove a gigabyte by one statement takes seconds, in which nobody else is served. */
const chunksAtOnce = 40;
/** Of some megabytes each at most. */
const picturesAtOnce = 5;
const filesAtOnce = 100;

/** Removes files and pictures of cases, a few pieces at a time. `which`: a condition on `cases` and their files or pictures. */
export async function removeBytes(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<void> {
  await repeatedly(picturesAtOnce, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from screenshots where id in (
        select screenshots.id from screenshots join cases on cases.id = case_id where ${which} limit ${picturesAtOnce}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await repeatedly(filesAtOnce, async () => {
    const { rows } = await sql<{ id: string }>`
      select files.id from files join cases on cases.id = case_id where ${which} limit ${filesAtOnce}`.execute(
      db,
    );
    await removeFiles(
      db,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

async function removeFiles(db: Kysely<Database>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await repeatedly(chunksAtOnce, async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from file_chunks where (file_id, number) in (
        select file_id, number from file_chunks where file_id = any(${ids}) limit ${chunksAtOnce}
      )`.execute(db);
    return Number(numAffectedRows);
  });
  await sql`delete from files where id = any(${ids})`.execute(db);
}
