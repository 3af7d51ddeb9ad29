import type { Kysely } from 'kysely';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import type { Log } from '../log';
import { connectPool } from './connect-pool';
import { takesLimits } from './takes-limits';

/** Opens one connection whose statements may take as long as they need. */
export async function openUnlimited(databaseUrl: string, log: Log): Promise<Kysely<Database>> {
  const perTransaction = !(await takesLimits(databaseUrl));
  return createDatabase(connectPool(databaseUrl, log, { max: 1, perTransaction }));
}
