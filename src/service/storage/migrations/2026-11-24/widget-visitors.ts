import { sql, type Kysely, type Migration } from 'kysely';

const indexes = [
  `create index cases_of_browser on cases (org_id, (visitor ->> 'token'), created_at)
    where visitor ->> 'token' is not null`,
  `create index cases_of_proven_email on cases (org_id, (lower(visitor ->> 'email')), created_at)
    where visitor ->> 'identity' = 'verified'`,
];

/** What else a visitor had is found without reading all cases. */
export const widgetVisitors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const index of indexes) await sql.raw(index).execute(db);
  },
};
