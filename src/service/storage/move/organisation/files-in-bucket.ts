import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database';

/** Returns how many files of the organisation are in a bucket, in whole or in part. */
export async function countFilesInBucket(db: Kysely<Database>, orgId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct files.id)::int as count
    from file_chunks join files on files.id = file_id join cases on cases.id = case_id
    where object is not null and org_id = ${orgId}`.execute(db);
  return rows[0]?.count ?? 0;
}
