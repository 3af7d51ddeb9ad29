import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

type Counted = 'agents' | 'endpoints' | 'keys' | 'widgets';
/** What has a bound by its bytes, or is counted in parts. */
type Weighed = 'settings' | 'bans' | 'chats of agents';

/** Until the transaction ends nobody else who asks for it adds one to what the organisation has. */
export async function lockAdding(
  db: Kysely<Database>,
  what: Counted | Weighed,
  orgId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`add ${what}`}, ${orgId}))`.execute(db);
}

/** The same; answers how many it has. */
export async function lockCount(db: Kysely<Database>, table: Counted, orgId: number): Promise<number> {
  await lockAdding(db, table, orgId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where org_id = ${orgId}`.execute(db);
  return rows[0]?.count ?? 0;
}
