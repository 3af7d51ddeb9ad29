import { sql, type Kysely, type Migration } from 'kysely';

export const idempotencyKeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table first_answers rename to idempotency_keys`.execute(db);
    await sql`alter index first_answers_by_age rename to idempotency_keys_by_age`.execute(db);
  },
};
