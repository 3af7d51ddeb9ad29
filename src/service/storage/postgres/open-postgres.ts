import { sql, type Kysely, type PostgresPool } from 'kysely';
import { DatabaseError } from 'pg';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import { createHeardIndices } from '../changes/heard-indices';
import { createInProcessPubSub } from '../changes/in-process-pub-sub';
import { createSharedPubSub } from '../changes/shared-pub-sub';
import type { Log } from '../log';
import type { OpenedStore } from '../opened-store';
import { reportOutages } from '../report-outages';
import { createStore } from '../store';
import type { NatsPlace } from '../nats/nats-channel';
import { bringUpToDate } from './bring-up-to-date';
import { connectPool, usual, type ConnectedPool } from './connect-pool';
import { explaining } from './explain-failure';
import { createPostgresChannel } from './postgres-channel';
import { createReadReplica } from './read-replica';
import { assertSameDatabase } from './same-database';
import { takesLimits } from './takes-limits';

export interface PostgresAddresses {
  databaseUrl: string;
  /** The same database without a pooler in between, for notifications and migrations. */
  databaseDirectUrl?: string;
  /** A streaming replica, for reads that may be some seconds old. */
  databaseReadUrl?: string;
  /** NATS, which carries changes between instances in the place of PostgreSQL's notifications. */
  nats?: NatsPlace;
}

/** For availability and keys: each statement takes a millisecond. */
const reserved = { max: 2, longestStatement: 5_000 };
/** Notifications never wait for the statements of requests. */
const notifying = { name: 'chat-widget notifications', max: 1, longestStatement: 5_000 };

/** Opens a PostgreSQL server, which several instances may use at once. */
export async function openPostgres(addresses: PostgresAddresses, log: Log): Promise<OpenedStore> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, databaseReadUrl, nats } = addresses;
  const direct = databaseDirectUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  if (databaseDirectUrl !== databaseUrl) await assertSameDatabase(databaseUrl, databaseDirectUrl);
  await explaining(direct, databaseDirectUrl, () => bringUpToDate(databaseDirectUrl, log));
  const perTransaction = await explaining(
    'DATABASE_URL',
    databaseUrl,
    async () => !(await takesLimits(databaseUrl)),
  );
  if (perTransaction)
    log.info(
      {},
      'PostgreSQL is behind a pooler that takes no limits for connections. Transactions set their own.',
    );

  const pool = connectPool(databaseUrl, log, { ...usual, perTransaction });
  const reserve = connectPool(databaseUrl, log, { ...reserved, perTransaction });
  const notifier = connectPool(databaseUrl, log, { ...notifying, perTransaction });
  const db = createDatabase(reportOutages(pool, log));
  const replica = databaseReadUrl === undefined ? undefined : createReadReplica(databaseReadUrl, db, log);
  const channel = nats
    ? (await import('../nats/nats-channel')).createNatsChannel(nats, log)
    : createPostgresChannel(databaseDirectUrl, notifier.run, log);
  const pubSub = createSharedPubSub(createInProcessPubSub(log), channel, log);
  return {
    store: createStore(db, {
      heardIndices: createHeardIndices(pubSub),
      reserved: createDatabase(reportOutages(orWhereRefused(reserve, pool), log)),
      ...(replica ? { readAside: replica.read } : {}),
    }),
    db,
    pubSub,
    hearsOthers: pubSub.isHearing,
    figures: () => ({
      pools: Object.entries({
        requests: pool,
        reserved: reserve,
        notifications: notifier,
        ...(replica ? { replica } : {}),
      }).map(([name, one]) => ({ name, ...one.figures() })),
      notifications: pubSub.figures(),
    }),
    readClock: () => readClock(db),
    async stop() {
      await pubSub.stop();
      await Promise.all([pool, reserve, notifier, replica].map((one) => one?.end()));
    },
  };
}

/**
 * Lends of the second pool while the server refuses the first one's connections: others have taken all it allows, and connections that
 * are open still answer.
 */
function orWhereRefused(first: ConnectedPool, second: ConnectedPool): PostgresPool {
  return {
    connect: () =>
      first.connect().catch((error: unknown) => {
        if (error instanceof DatabaseError) return second.connect();
        throw error;
      }),
    end: () => first.end(),
  };
}

async function readClock(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(db);
  return rows[0]?.now ?? NaN;
}
