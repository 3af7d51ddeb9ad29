import { sql, type Kysely, type Migration } from 'kysely';

/** How a widget calls its agents to a waiting chat, and each call with its time. */
export const agentCalls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table widgets add column calling jsonb`.execute(db);
    await sql`
      create table agent_calls (
        case_id text collate "C" not null references cases (id) on delete cascade,
        number integer not null,
        waits_since bigint not null,
        round integer not null,
        at bigint not null,
        step text not null,
        names jsonb not null,
        widget_id text collate "C" not null,
        primary key (case_id, number)
      )`.execute(db);
  },
};
