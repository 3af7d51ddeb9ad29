import type { Kysely } from 'kysely';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import type { Log } from '../log';
import { connectPool, type PoolLimits } from './connect-pool';
import { takesLimits } from './takes-limits';

/**
 * Opens one connection whose statements may take as long as they need, as may what comes between them. Where `longestWait` is given,
 * waits for a lock and idle transactions have a limit, since others wait for them.
 */
export async function openUnlimited(
  databaseUrl: string,
  log: Log,
  limits: Pick<PoolLimits, 'longestWait'> = {},
): Promise<Kysely<Database>> {
  const perTransaction = !(await takesLimits(databaseUrl));
  return createDatabase(connectPool(databaseUrl, log, { ...limits, max: 1, perTransaction }));
}
