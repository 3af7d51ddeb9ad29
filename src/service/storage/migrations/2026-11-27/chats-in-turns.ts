import { sql, type Kysely, type Migration } from 'kysely';

const place = '(widget_id, coalesce(handed_over_at, created_at), id)';
const waiting = `create index cases_waiting on cases ${place} where state = 'waiting' and bot_id is null`;
const owned = `create index cases_owned on cases ${place}
  where state <> 'closed' and bot_id is null and (claimed_by is not null or state = 'active') and snoozed_until is null`;

/** The chats of each widget that have waited longest are found without a look at all that are open. */
export const chatsInTurns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const index of [waiting, owned]) await sql.raw(index).execute(db);
  },
};
