import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
alter table organisations add column demands_second_factor boolean not null default false;
alter table sessions add column is_by_open_id boolean not null default false
`;

export const secondFactorDemand: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
