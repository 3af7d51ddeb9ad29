import { sql, type Kysely, type Migration } from 'kysely';

/** What agents write on cases. */
export const labelsAndVariables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table cases add column labels jsonb, add column operator_variables jsonb`.execute(db);
  },
};
