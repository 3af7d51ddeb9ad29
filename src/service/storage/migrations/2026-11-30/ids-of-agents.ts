import { sql, type Kysely, type Migration } from 'kysely';

/** By which browsers keep what an agent has written, since the address of an account can change. The default is for former instances, which run on during an upgrade. */
export const idsOfAgents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table agents add column id text not null default gen_random_uuid()::text`.execute(db);
  },
};
