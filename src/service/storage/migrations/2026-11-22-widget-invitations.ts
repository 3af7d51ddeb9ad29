import { sql, type Kysely, type Migration } from 'kysely';

/** A row for each rule and day, however many saw the invitation. */
const table = `
create table widget_invitations (
  widget_id text collate "C" not null references widgets (id) on delete cascade,
  rule_id text collate "C" not null,
  day bigint not null,
  shown integer not null default 0,
  answered integer not null default 0,
  closed integer not null default 0,
  primary key (widget_id, rule_id, day)
)
`;

export const widgetInvitations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(table).execute(db);
    await sql`create index widget_invitations_day on widget_invitations (day)`.execute(db);
  },
};
