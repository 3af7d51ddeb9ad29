import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
alter table keys add column scopes jsonb;
alter table keys add column expires_at bigint;
alter table keys add column last_used_at bigint;

create table open_id_links (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  agent_email text collate "C" not null references agents (email) on delete cascade,
  linked_at bigint not null,
  primary key (issuer, subject),
  unique (agent_email, issuer)
);

alter table bans add column reason text;
alter table bans add column banned_by text
`;

export const signInAndScopes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
