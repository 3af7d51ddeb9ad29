import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import type { Log } from './log';

/**
 * Milliseconds for which a statement waits that needs a table for itself. Everybody who comes to that table waits behind it, and
 * `pg_dump`, for example, uses all tables for as long as it takes.
 */
export const longestWaitForTable = 2_000;

/** SQLSTATE `lock_not_available`. */
const lockTimeout = '55P03';

/** Whether a statement has given up its wait for a table. */
export function isTableBusy(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === lockTimeout;
}

/**
 * Returns what waits until no transaction uses a table for longer than a `pause`, in milliseconds. It only looks, so that everybody
 * goes on. What waits is logged once.
 */
export function createWaitForTables(
  what: string,
  db: Kysely<Database>,
  log: Log,
  pause = 3_000,
): () => Promise<void> {
  let isLogged = false;
  return async () => {
    if (!isLogged)
      log.warn(
        {},
        `${what} waits for something that uses the tables, such as pg_dump or another instance that upgrades them. ` +
          'It is tried again once they are free.',
      );
    isLogged = true;
    let before: string[];
    let now = await readUsers(db);
    do {
      before = now;
      await setTimeout(pause);
      now = await readUsers(db);
    } while (now.some((user) => before.includes(user)));
  };
}

/** Transactions that use a table; without those that clean one up for the server, which end where somebody needs it. */
async function readUsers(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ user: string }>`
    select distinct virtualtransaction as "user" from pg_locks
    join pg_class on pg_class.oid = relation and relnamespace = current_schema()::regnamespace
    where locktype = 'relation' and granted and mode <> 'ShareUpdateExclusiveLock' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ user }) => user);
}
