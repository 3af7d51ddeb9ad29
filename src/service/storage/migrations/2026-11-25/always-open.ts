import { sql, type Kysely, type Migration } from 'kysely';

/** Whether a widget without a schedule is open at any hour because somebody decided so. */
export const alwaysOpen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table widgets add column is_always_open boolean`.execute(db);
  },
};
