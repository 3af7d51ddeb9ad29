import { sql, type Kysely, type Migration } from 'kysely';

/** Which agent has claimed a chat that waits, and since when a chat that was handed over waits. */
export const ownersOfChats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table cases add column claimed_by jsonb, add column handed_over_at bigint`.execute(db);
  },
};
