import { Pool, types, type PoolConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Log } from '../log';
import { storable } from '../storable';

/** A transaction that does nothing for so long is rolled back, as on the embedded engine. Milliseconds. */
const longestIdle = 10_000;
const longestStatement = 30_000;
const longestConnecting = 5_000;
const lostConnection = 'A connection to the database was lost.';

export interface ConnectedPool extends PostgresPool {
  /** Runs one statement on any connection. */
  run(sql: string, parameters: unknown[]): Promise<void>;
}

export function connectPool(
  databaseUrl: string,
  log: Log,
  limits: Pick<PoolConfig, 'max' | 'statement_timeout'> = { max: 10, statement_timeout: longestStatement },
): ConnectedPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'chat-widget',
    connectionTimeoutMillis: longestConnecting,
    idle_in_transaction_session_timeout: longestIdle,
    types: { getTypeParser },
    ...limits,
  });
  pool.on('error', (error) => log.warn({ err: error }, lostConnection));
  // What breaks in the very breath in which it connects comes before the borrower listens, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect() {
      const client = await pool.connect();
      let lost: Error | undefined;
      // The pool hears of connections that nobody has borrowed alone: https://node-postgres.com/apis/pool#error
      function onError(error: Error) {
        if (!lost) log.warn({ err: error }, lostConnection);
        lost ??= error;
      }
      client.on('error', onError);
      async function query(sql: string, parameters: readonly unknown[]) {
        const { command, rowCount, rows } = await client.query(sql, parameters.map(storable));
        return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<unknown>;
      }
      function release() {
        client.off('error', onError);
        client.release(lost);
      }
      return { query, release } as PostgresPoolClient;
    },
    async run(sql, parameters) {
      await pool.query(sql, parameters);
    },
    end: () => pool.end(),
  };
}

/** `bigint` as number: epoch milliseconds and counts stay far below 2^53. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 && format !== 'binary'
    ? Number
    : types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser;
