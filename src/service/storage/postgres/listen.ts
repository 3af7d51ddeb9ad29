import { Client } from 'pg';
import type { Log } from '../log';

/** Milliseconds. */
const longestAnswer = 5_000;
const longestGoodbye = 1_000;
const firstPause = 100;
const longestPause = 5_000;

export interface Listener {
  onPayload(payload: string): void;
  /** Called for each new connection, which has missed what was published before. */
  onListening(): void;
}

export interface Listening {
  /** Whether there is a connection and it answers. One that doesn't is made again. */
  answers(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Listens on a connection of its own, and connects again whenever that is lost. */
export function listen(
  databaseUrl: string,
  channel: string,
  { onPayload, onListening }: Listener,
  log: Log,
): Listening {
  let client: Client | undefined;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let hasStopped = false;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new Client({
      connectionString: databaseUrl,
      application_name: 'chat-widget changes',
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
      await mine.query(`listen ${channel}`);
      pause = firstPause;
      isListening = true;
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
    timer = setTimeout(() => {
      connecting = connect();
    }, pause).unref();
    pause = Math.min(pause * 2, longestPause);
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
