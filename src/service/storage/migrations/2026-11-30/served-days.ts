import { sql, type Kysely, type Migration } from 'kysely';

/** The days on which the service ran, by its clock: whether a start's clock can be right is seen by them where nobody uses it. */
export const servedDays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table served_days (day integer primary key, at bigint not null)`.execute(db);
  },
};
