import { sql, type Kysely, type Migration } from 'kysely';

const indexes = [
  `create index cases_of_agent on cases (widget_id, type, agent_email, closed_at, id) where state = 'closed'`,
  `create index cases_of_language on cases (
    widget_id, type, (lower(split_part(replace(visitor ->> 'locale', '_', '-'), '-', 1))), closed_at, id
  ) where state = 'closed'`,
  `create index cases_by_label on cases using gin (labels jsonb_path_ops) where state = 'closed'`,
];

/** Closed chats of one agent, in one language or with one label are found without reading all the others. */
export const filteredLists: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const index of indexes) await sql.raw(index).execute(db);
  },
};
