import { sql, type Kysely, type Migration } from 'kysely';

/** The language in which an agent used the console last, for mails. */
export const agentLanguages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table agents add column locale text`.execute(db);
  },
};
