import { sql, type Kysely, type Migration } from 'kysely';

/** Replies without an owner are shared by the organisation. */
const statements = `
create table canned_replies (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  owner_email text collate "C" references agents (email) on delete cascade,
  word text not null,
  word_key text collate "C" not null,
  text text not null,
  revision integer not null
);
create unique index canned_replies_by_word on canned_replies (org_id, coalesce(owner_email, ''), word_key);
create index canned_replies_of_agent on canned_replies (owner_email)
`;

export const writtenReplies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
};
