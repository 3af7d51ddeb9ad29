import { sql, type Kysely, type Migration } from 'kysely';

/** Offline messages are answered by mail, and visitors answer by mail. */
export const writtenMails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mail_threads (
        case_id text collate "C" primary key references cases (id) on delete cascade,
        thread text collate "C" not null unique
      )`.execute(db);
    await sql`
      create table entry_mails (
        case_id text collate "C" not null references cases (id) on delete cascade,
        index integer not null,
        message_id text not null,
        state text not null check (state in ('queued', 'sent', 'refused', 'received')),
        reason text,
        delivery_id text,
        at bigint not null,
        primary key (case_id, index)
      )`.execute(db);
    await sql`
      create table mailboxes (
        name text primary key,
        uid_validity text not null,
        last_uid bigint not null,
        lease_holder text,
        lease_until bigint
      )`.execute(db);
  },
};
