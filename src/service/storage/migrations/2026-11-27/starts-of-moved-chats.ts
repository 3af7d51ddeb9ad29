import { sql, type Kysely, type Migration } from 'kysely';

const indexes = [
  `create index cases_moved_by_start_key on cases (page_widget_id, start_key)
    where page_widget_id is not null and start_key is not null`,
  `create index cases_moved_open on cases (page_widget_id) where page_widget_id is not null and state <> 'closed'`,
];

/** Chats that have gone to another widget are found by that of their page: when their start is sent again, or it is removed. */
export const startsOfMovedChats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const index of indexes) await sql.raw(index).execute(db);
  },
};
