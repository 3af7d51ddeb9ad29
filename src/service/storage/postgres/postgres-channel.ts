import { Client } from 'pg';
import type { ChangeChannel, Listener, Listening } from '../changes/change-channel';
import type { Log } from '../log';

const name = 'chat_widget_changes';
/** How the server lists the connection of each service that listens. */
export const listenerName = 'chat-widget changes';
/**
 * Milliseconds. One NOTIFY with each insert would cost three quarters of the throughput: every commit that notifies takes a
 * lock of the whole server. All instances together send at most 33 batches a second, however many there are.
 */
export const gatheringPerInstance = 30;

/** Milliseconds. */
const longestAnswer = 5_000;
const longestGoodbye = 1_000;
const firstPause = 100;
/** One that brings nothing for so long leads to a server that is the primary no more, or to a pooler. */
const longestDeaf = 60_000;
/** A database that has failed over is back after seconds. */
const longestPause = 2_000;

/** Carries changes by NOTIFY and LISTEN. `run` takes a statement; the connection that listens is its own. */
export function createPostgresChannel(
  databaseUrl: string,
  run: (sql: string, parameters: unknown[]) => Promise<void>,
  log: Log,
): ChangeChannel {
  return {
    // PostgreSQL takes a payload of less than 8,000 bytes.
    longestPayload: 7_900,
    gatheringTime: (instances) => gatheringPerInstance * instances,
    isApartFromDatabase: false,
    deafness: {
      setting: 'DATABASE_DIRECT_URL',
      message:
        'Notifications from PostgreSQL don’t arrive. The usual cause is a pooler in transaction mode, such as PgBouncer. ' +
        'Set DATABASE_DIRECT_URL to the same database without the pooler.',
    },
    // Without waiting for the disk, under the lock that all commits with notifications share: what changed is stored already.
    send: (payload) =>
      run(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [name, payload]),
    listen: (listener) => listen(databaseUrl, listener, log),
  };
}

function listen(databaseUrl: string, { onPayload, onListening, onLost }: Listener, log: Log): Listening {
  let client: Client | undefined;
  let isListening = false;
  let connectedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let hasStopped = false;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new Client({
      connectionString: databaseUrl,
      application_name: listenerName,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
      keepAlive: true,
    });
    client = mine;
    mine.on('notification', ({ payload = '' }) => onPayload(payload));
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine, new Error('The connection has ended.')));
    try {
      await mine.connect();
      await mine.query(`listen ${name}`);
      pause = firstPause;
      isListening = true;
      connectedAt = performance.now();
      onListening();
    } catch (error) {
      lose(mine, error);
    }
  }

  function lose(lost: Client, error: unknown): void {
    if (client !== lost || hasStopped) return;
    client = undefined;
    isListening = false;
    void lost.end().catch(() => {});
    log.warn({ err: error }, 'The connection for changes from other instances was lost; it is made again.');
    onLost();
    timer = setTimeout(() => {
      connecting = connect();
    }, pause).unref();
    pause = Math.min(pause * 2, longestPause);
  }

  /** Without a word: behind a pooler that delivers nothing it goes on like this. */
  function renew(former: Client): void {
    client = undefined;
    isListening = false;
    void former.end().catch(() => {});
    connecting = connect();
  }

  return {
    async answers() {
      const mine = client;
      if (!mine || !isListening) return false;
      try {
        await mine.query('select 1');
      } catch (error) {
        lose(mine, error);
      }
      if (client === mine && !hasStopped && performance.now() - connectedAt > longestDeaf) renew(mine);
      return client === mine;
    },
    async stop() {
      hasStopped = true;
      clearTimeout(timer);
      await connecting;
      clearTimeout(timer);
      // A line that swallows the goodbye ends with the process.
      await Promise.race([client?.end().catch(() => {}), pauseFor(longestGoodbye)]);
    },
  };
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
