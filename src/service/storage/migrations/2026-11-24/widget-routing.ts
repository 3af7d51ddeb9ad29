import { sql, type Kysely, type Migration } from 'kysely';

/** Who gets the chats of a widget, and each decision with the facts that it was made of. */
export const widgetRouting: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table widgets add column routing jsonb`.execute(db);
    await sql`
      create table routing_decisions (
        case_id text collate "C" not null references cases (id) on delete cascade,
        number integer not null,
        widget_id text collate "C" not null,
        at bigint not null,
        chosen text collate "C",
        facts jsonb not null,
        primary key (case_id, number)
      )`.execute(db);
    await sql`create index routing_turns on routing_decisions (widget_id, chosen, at) where chosen is not null`.execute(
      db,
    );
  },
};
