import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
alter table sessions add column user_agent text not null default '';

create table second_factors (
  agent_email text collate "C" primary key references agents (email) on delete cascade,
  secret text not null,
  confirmed_at bigint,
  last_period bigint not null,
  recovery_codes jsonb not null
);

create table password_resets (
  id text collate "C" primary key,
  agent_email text collate "C" not null references agents (email) on delete cascade,
  expires_at bigint not null
);
create index password_resets_of_agent on password_resets (agent_email)
`;

export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
