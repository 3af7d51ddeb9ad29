import { sql, type Kysely, type Migration } from 'kysely';

/** Files of visitors and agents, in pieces, so that neither side of the database holds a whole one in memory. */
export const sentFiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table files (
        id text collate "C" primary key,
        case_id text collate "C" not null references cases (id) on delete cascade,
        sender text not null check (sender in ('visitor', 'agent')),
        upload_id text collate "C" not null,
        name text not null,
        size bigint not null check (size > 0),
        received bigint not null check (received between 0 and size),
        type text,
        at bigint not null
      )`.execute(db);
    await sql`create unique index files_by_upload on files (case_id, sender, upload_id)`.execute(db);
    await sql`
      create table file_chunks (
        file_id text collate "C" not null references files (id) on delete cascade,
        number integer not null,
        bytes bytea not null,
        primary key (file_id, number)
      )`.execute(db);
    // What is sent is packed already: the engine would only lose time with it.
    await sql`alter table file_chunks alter column bytes set storage external`.execute(db);
  },
};
