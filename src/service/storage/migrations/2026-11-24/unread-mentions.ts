import { sql, type Kysely, type Migration } from 'kysely';

/** Whom a note mentions, and who of them has not read it. */
export const unreadMentions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table notes add column mentions jsonb, add column unread_by jsonb`.execute(db);
    await sql`create index notes_unread on notes using gin (unread_by jsonb_path_ops) where unread_by is not null`.execute(
      db,
    );
  },
};
