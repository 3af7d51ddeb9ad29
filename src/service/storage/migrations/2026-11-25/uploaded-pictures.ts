import { sql, type Kysely, type Migration } from 'kysely';

/** Pictures that administrators upload for launchers and agents. */
export const uploadedPictures: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table pictures (
        id text collate "C" primary key,
        org_id bigint not null references organisations (id) on delete cascade,
        hash text collate "C" not null,
        type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
        bytes bytea not null,
        used_at bigint not null,
        unique (org_id, hash)
      )`.execute(db);
    // What is uploaded is packed already: the engine would only lose time with it.
    await sql`alter table pictures alter column bytes set storage external`.execute(db);
  },
};
