import { sql, type Kysely, type Migration } from 'kysely';

/** Browsers that take push notifications, each while its session lasts, and what goes to them. */
export const pushSubscriptions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table push_subscriptions (
        session_id text collate "C" primary key references sessions (id) on delete cascade,
        id text collate "C" not null unique,
        agent_email text collate "C" not null references agents (email) on delete cascade,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        language text not null
      )`.execute(db);
    await sql`create index push_subscriptions_of_agent on push_subscriptions (agent_email)`.execute(db);
    await sql`alter table deliveries drop constraint deliveries_channel_check`.execute(db);
    await sql`
      alter table deliveries add constraint deliveries_channel_check
      check (channel in ('webhook', 'bot', 'mail', 'push'))`.execute(db);
  },
};
