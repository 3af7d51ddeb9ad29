import { sql, type Kysely, type Migration } from 'kysely';

/** The newest decisions of a widget are found without reading all of them. */
export const routingTimes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index routing_times on routing_decisions (widget_id, at, case_id, number)`.execute(db);
  },
};
