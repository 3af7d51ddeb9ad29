import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import { createInProcessPubSub } from '../in-process-pub-sub';
import type { Log } from '../log';
import { migrate } from '../migrate';
import type { OpenedStore } from '../opened-store';
import { reportOutages } from '../report-outages';
import { StorageFailure } from '../storage-failure';
import { createStore } from '../store';
import { connectPool } from './connect-pool';
import { listen } from './listen';
import { createSharedPubSub } from './shared-pub-sub';

/** For availability and keys: each statement takes a millisecond. */
const reserved = { max: 2, longestStatement: 5_000 };

/** Opens a PostgreSQL server, which several instances may use at once. */
export async function openPostgres(databaseUrl: string, log: Log): Promise<OpenedStore> {
  try {
    await bringUpToDate(databaseUrl, log);
    const pool = connectPool(databaseUrl, log);
    const db = createDatabase(reportOutages(pool, log));
    const reserve = connectPool(databaseUrl, log, reserved);
    const here = createInProcessPubSub(log);
    function onListening() {
      here.publish({ kind: 'missed' });
    }
    const pubSub = createSharedPubSub(
      here,
      (channel, payload) => pool.run('select pg_notify($1, $2)', [channel, payload]),
      (channel, onPayload) => listen(databaseUrl, channel, { onPayload, onListening }, log),
      log,
    );
    return {
      store: createStore(db, { reserved: createDatabase(reportOutages(reserve, log)) }),
      db,
      pubSub,
      readClock: () => readClock(db),
      async stop() {
        await pubSub.stop();
        await Promise.all([pool.end(), reserve.end()]);
      },
    };
  } catch (error) {
    throw explainFailure(error, databaseUrl);
  }
}

async function readClock(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(db);
  return rows[0]?.now ?? NaN;
}

/** On a connection without the limit to a statement's time, since it may wait for another instance that does the same. */
async function bringUpToDate(databaseUrl: string, log: Log): Promise<void> {
  const db = createDatabase(connectPool(databaseUrl, log, { max: 1 }));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function explainFailure(error: unknown, databaseUrl: string): StorageFailure {
  const { code, message } = error as { code?: string; message?: string };
  const reason = [message, code].filter(Boolean).join(', ') || String(error);
  return new StorageFailure(
    `The PostgreSQL server at ${withoutPassword(databaseUrl)} can't be used: ${reason}. ` +
      'Check DATABASE_URL, and that the server runs and lets the service in.',
    { cause: error },
  );
}

function withoutPassword(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || 'the local socket'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'the address given';
  }
}
