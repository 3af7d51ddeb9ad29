import { Client, DatabaseError } from 'pg';

const longestAnswer = 5_000;
/** Milliseconds, and how PostgreSQL shows them. */
const asked = { statement_timeout: 15_000, lock_timeout: 13_500 };
const shown = '15s';

/**
 * Whether a connection may bring its limits along. PostgreSQL takes them; PgBouncer refuses the connection, or ignores them
 * if it is set up so: https://www.pgbouncer.org/config.html#ignore_startup_parameters
 */
export async function takesLimits(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
    ...asked,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    );
    return rows[0]?.limit === shown;
  } catch (error) {
    if (error instanceof DatabaseError && /startup parameter/.test(error.message)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
