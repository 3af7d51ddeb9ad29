import { sql } from 'kysely';
import type { Log } from '../log';
import { openUnlimited } from './open-unlimited';
import { listenerName } from './postgres-channel';

/** Returns whether a service uses the database: each has a connection that listens, but for those that listen to NATS. */
export async function isServed(databaseUrl: string, log: Log): Promise<boolean> {
  const db = await openUnlimited(databaseUrl, log);
  try {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${listenerName} limit 1`.execute(db);
    return rows.length > 0;
  } finally {
    await db.destroy();
  }
}
