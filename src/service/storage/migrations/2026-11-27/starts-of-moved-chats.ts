import { sql, type Kysely, type Migration } from 'kysely';

/** A start that is sent again is found also once its chat has gone to another widget. */
export const startsOfMovedChats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index cases_moved_by_start_key on cases (page_widget_id, start_key)
      where page_widget_id is not null and start_key is not null`.execute(db);
  },
};
