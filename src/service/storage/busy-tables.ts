import { setTimeout } from 'node:timers/promises';
import type { Log } from './log';

/**
 * Milliseconds for which a statement waits that needs a table for itself. Everybody who comes to that table waits behind it, and
 * `pg_dump`, for example, uses all tables for as long as it takes.
 */
export const longestWaitForTable = 2_000;

/** Milliseconds until it is tried again, in which everybody else goes on. */
const pause = 3_000;
/** SQLSTATE `lock_not_available`. */
const lockTimeout = '55P03';

/** Whether a statement has given up its wait for a table. */
export function isTableBusy(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === lockTimeout;
}

/** Returns what waits until a statement may be tried again; what waits is logged once. */
export function createWaitForTables(what: string, log: Log): () => Promise<void> {
  let isLogged = false;
  return async () => {
    if (!isLogged)
      log.warn(
        {},
        `${what} waits for something that uses the tables, such as pg_dump or another instance that upgrades them. ` +
          'It is tried again every few seconds.',
      );
    isLogged = true;
    await setTimeout(pause);
  };
}
