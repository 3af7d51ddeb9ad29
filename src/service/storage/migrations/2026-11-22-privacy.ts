import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
alter table organisations add column keep_cases_days integer;
alter table organisations add column keep_visitors_days integer;
alter table organisations add column keep_screenshots_days integer;
alter table organisations add column keep_logs_days integer;
alter table organisations add column shortens_addresses boolean not null default false;
create index screenshots_by_age on screenshots (at)
`;

export const privacy: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
