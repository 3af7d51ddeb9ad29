import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
alter table organisations add column privacy_revision integer not null default 1;
alter table organisations add column mail_revisions jsonb not null default '{}'
`;

export const revisionsOfOrganisations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
