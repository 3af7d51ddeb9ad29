import { sql, type Kysely, type Migration } from 'kysely';

/** What is kept for some days is found by its end, without reading every chat that has ended. */
export const endedChats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index cases_by_end on cases (org_id, closed_at) where state = 'closed'`.execute(db);
  },
};
