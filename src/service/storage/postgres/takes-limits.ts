import { Client, DatabaseError } from 'pg';
import { timeoutsOf, usual } from './connect-pool';

const longestAnswer = 5_000;

/** Of PgBouncer, and of proxies of hosts. */
const refusals = /startup parameter|command-line option/i;

/**
 * Whether a connection may bring its limits along. PostgreSQL takes them; PgBouncer refuses the connection, or ignores them
 * if it is set up so: https://www.pgbouncer.org/config.html#ignore_startup_parameters
 */
export async function takesLimits(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: longestAnswer,
    ...timeoutsOf(usual),
    query_timeout: longestAnswer,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(
      `select setting as limit from pg_settings where name = 'statement_timeout'`,
    );
    return Number(rows[0]?.limit) === usual.longestStatement;
  } catch (error) {
    if (error instanceof DatabaseError && refusals.test(error.message)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
