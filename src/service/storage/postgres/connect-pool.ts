import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Log } from '../log';
import type { PoolFigures } from '../opened-store';
import { storable } from '../storable';
import { createLineCheck } from './line-check';

/** A transaction that does nothing for so long is rolled back, as on the embedded engine. Milliseconds. */
const longestIdle = 10_000;
const longestConnecting = 5_000;
/**
 * Of the time of a statement: after so much of it in which it waits for a lock, the server says that it waited, and not only that it took
 * long. What waited may succeed the next time.
 */
const shareForLock = 0.9;
/** The server has ended a statement by itself for so long before the service gives up its connection. Milliseconds. */
const longestOnTheWay = 3_000;
/** A new connection leads to the server that is the primary by now, also where the former one still answers. Seconds. */
const longestLife = 60;
const lostConnection = 'A connection to the database was lost.';

export interface ConnectedPool extends PostgresPool {
  /** Runs one statement on any connection. */
  run(sql: string, parameters: unknown[]): Promise<void>;
  figures(): Omit<PoolFigures, 'name'>;
}

export interface PoolLimits {
  /** How the server lists its connections, where they are for something of their own. */
  name?: string;
  /** Connections. */
  max: number;
  /** Milliseconds; none: a statement may take as long as it needs. */
  longestStatement?: number;
  /** Milliseconds for which a statement waits for a lock; none: almost as long as it may take. */
  longestWait?: number;
  /** A pooler takes no limits for a connection: each transaction sets its own. */
  perTransaction?: boolean;
}

export const usual: PoolLimits = { max: 10, longestStatement: 15_000 };

/**
 * Connects to a server. A connection that gives no answer in time is closed, even if it seems open: a proxy or a
 * firewall in between may swallow what is sent.
 */
export function connectPool(databaseUrl: string, log: Log, limits: PoolLimits = usual): ConnectedPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: limits.name ?? 'chat-widget',
    connectionTimeoutMillis: longestConnecting,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    max: limits.max,
    ...timeoutsOf(limits),
    ...liftLimits(limits),
  });
  const lines = createLineCheck(pool);
  pool.on('error', (error) => log.warn({ err: error }, lostConnection));
  // What breaks in the very breath in which it connects comes before the borrower listens, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  function lend(client: PoolClient) {
    let lost: Error | undefined;
    // The pool only reports errors of connections that nobody has borrowed: https://node-postgres.com/apis/pool#error
    function onError(error: Error) {
      if (!lost) log.warn({ err: error }, lostConnection);
      lost ??= error;
    }
    client.on('error', onError);
    async function query(sql: string, parameters: readonly unknown[]) {
      // A rollback behind a statement without an answer would wait as long again.
      if (lost) throw lost;
      const values = parameters.map(storable);
      try {
        const text = limits.perTransaction && begins.test(sql) ? `${sql}; ${localLimits(limits)}` : sql;
        const { command, rowCount, rows } = await client.query(text, values);
        return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<unknown>;
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code === readOnly) onError(error as Error);
        throw error;
      }
    }
    function release() {
      client.off('error', onError);
      lines.giveBack(client, lost);
    }
    return { query, release } as PostgresPoolClient;
  }

  return {
    connect: async () => lend(await lines.borrow()),
    async run(sql, parameters) {
      const client = lend(await lines.borrow());
      try {
        await client.query(sql, parameters);
      } finally {
        client.release();
      }
    },
    figures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/** What a connection brings along. */
export function timeoutsOf(limits: PoolLimits): PoolConfig {
  const { longestStatement, perTransaction = false } = limits;
  const longestWait = waitOf(limits);
  return {
    ...(perTransaction ? {} : { idle_in_transaction_session_timeout: longestIdle }),
    ...(perTransaction || longestStatement === undefined
      ? {}
      : { statement_timeout: longestStatement, options: optionsOf(process.env) }),
    ...(perTransaction || longestWait === undefined ? {} : { lock_timeout: longestWait }),
    ...(longestStatement === undefined
      ? {}
      : { query_timeout: longestStatement + longestOnTheWay, maxLifetimeSeconds: longestLife }),
  };
}

/**
 * The server compiles a statement that it takes for long (`jit`), each time for half a second. Ours take milliseconds: its guess grows with all
 * that waits, of which they read the first. https://www.postgresql.org/docs/current/jit-decision.html
 * A role or a database may have another isolation for all its transactions, where ours would fail instead of waiting for each other.
 * What the environment has for all programs of PostgreSQL stays.
 */
function optionsOf({ PGOPTIONS = '' }: NodeJS.ProcessEnv): string {
  return `${PGOPTIONS} -c jit=off -c default_transaction_isolation=read\\ committed`.trim();
}

/** The server may have limits for everybody, and takes none of 0 with the start of a connection. */
function liftLimits(limits: PoolLimits): PoolConfig {
  if (limits.longestStatement !== undefined || limits.perTransaction) return {};
  return {
    async onConnect(client) {
      await client.query(
        `set statement_timeout = 0; set lock_timeout = ${waitOf(limits) ?? 0}; ` +
          `set idle_in_transaction_session_timeout = ${idleOf(limits)}`,
      );
    },
  };
}

/** What copies a database waits for the other one, which may take minutes for the checksum of a table. */
function idleOf({ longestStatement, longestWait }: PoolLimits): number {
  return longestStatement === undefined && longestWait === undefined ? 0 : longestIdle;
}

function waitOf({ longestStatement, longestWait }: PoolLimits): number | undefined {
  return longestWait ?? (longestStatement === undefined ? undefined : longestStatement * shareForLock);
}

/**
 * What a replica says to a write: the primary is another server by now, and a new connection gets to it.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const readOnly = '25006';

const begins = /^(begin|start transaction)\b/;

/** Sent together with the start of the transaction, so that they cost no further trip. */
function localLimits(limits: PoolLimits): string {
  return [
    ...(limits.longestStatement === undefined ? [] : ['set local jit = off']),
    `set local statement_timeout = ${limits.longestStatement ?? 0}`,
    `set local lock_timeout = ${waitOf(limits) ?? 0}`,
    `set local idle_in_transaction_session_timeout = ${idleOf(limits)}`,
  ].join('; ');
}

/** `bigint` as number: epoch milliseconds and counts stay far below 2^53. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 && format !== 'binary'
    ? Number
    : types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser;
