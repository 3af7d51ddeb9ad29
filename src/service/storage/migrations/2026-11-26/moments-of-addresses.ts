import { sql, type Kysely, type Migration } from 'kysely';

/** When an account got another address: links that were mailed before are void. */
export const momentsOfAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table agents add column email_changed_at bigint`.execute(db);
  },
};
