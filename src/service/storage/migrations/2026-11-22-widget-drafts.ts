import { sql, type Kysely, type Migration } from 'kysely';

const tables = `
create table widget_drafts (
  widget_id text collate "C" primary key references widgets (id) on delete cascade,
  revision integer not null,
  draft jsonb
);

create table widget_versions (
  widget_id text collate "C" not null references widgets (id) on delete cascade,
  number integer not null,
  at bigint not null,
  actor_kind text not null,
  actor text not null,
  settings jsonb not null,
  primary key (widget_id, number)
)
`;

export const widgetDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
  },
};
