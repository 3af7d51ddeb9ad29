import { sql, type Kysely, type Migration } from 'kysely';

/** How far each agent has read each case, so that their devices agree. */
export const readMarks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table read_marks (
        case_id text collate "C" not null references cases (id) on delete cascade,
        agent_email text collate "C" not null references agents (email) on delete cascade,
        last_index integer not null,
        primary key (case_id, agent_email)
      )`.execute(db);
    await sql`create index read_marks_of_agent on read_marks (agent_email)`.execute(db);
  },
};
