import { sql, type Kysely, type Migration } from 'kysely';

/** What agents write for each other: apart from the entries, of which visitors read some. */
export const teamNotes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table notes (
        case_id text collate "C" not null references cases (id) on delete cascade,
        number integer not null,
        after_index integer not null,
        author text not null,
        agent_email text not null,
        text text not null,
        message_id text collate "C",
        at bigint not null,
        primary key (case_id, number)
      )`.execute(db);
    await sql`create unique index notes_by_message on notes (case_id, message_id) where message_id is not null`.execute(
      db,
    );
  },
};
