import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create index deliveries_listed on deliveries (org_id, channel, endpoint_id, state, position)`,
  // Lists of a state go by the index above.
  `drop index deliveries_not_done`,
  `create index deliveries_too_old on deliveries (org_id, created_at) where state <> 'pending'`,
];

/** Lists of an endpoint's deliveries, and what is older than an organisation keeps, are found without a look at all that it has. */
export const listedDeliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
