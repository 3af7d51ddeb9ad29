import { sql, type Kysely, type Migration } from 'kysely';

/** Older messages were answered by mail, or nobody will: a list of thousands would hide what is new. */
const openDays = 30;

/** Which offline messages need nothing more. */
export const workDone: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table cases add column done jsonb`.execute(db);
    await sql`
      update cases set done = jsonb_build_object('at', closed_at)
      where type = 'offline' and state = 'closed'
        and closed_at < (extract(epoch from now()) * 1000)::bigint - ${sql.lit(openDays)} * 86400000::bigint`.execute(
      db,
    );
    await sql`
      create index messages_to_answer on cases (widget_id, closed_at, id)
      where type = 'offline' and state = 'closed' and done is null`.execute(db);
  },
};
