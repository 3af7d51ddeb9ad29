import { sql, type Kysely, type Migration } from 'kysely';

/** The bytes that an idempotency key takes with its answer, about. */
const sizes = `alter table idempotency_keys add column size integer not null
  generated always as (coalesce(octet_length(body::text), 0) + 300) stored`;
const newest = `create index idempotency_keys_of_organisation on idempotency_keys (org_id, created_at, key) include (size)`;

export const sizesOfAnswers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [sizes, newest]) await sql.raw(statement).execute(db);
  },
};
