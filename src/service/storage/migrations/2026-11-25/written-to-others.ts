import { sql, type Kysely, type Migration } from 'kysely';

/** What went out about a case is read and deleted by its case. */
export const writtenToOthers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index deliveries_of_case on deliveries (order_key, position)`.execute(db);
  },
};
