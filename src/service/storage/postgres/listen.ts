import { Client } from 'pg';
import type { Log } from '../log';

/** Milliseconds. */
const betweenSignsOfLife = 20_000;
const longestAnswer = 5_000;
const longestGoodbye = 1_000;
const firstPause = 100;
const longestPause = 5_000;

export interface Listener {
  onPayload(payload: string): void;
  /** It hears from now on, and has missed what was published before. */
  onListening(): void;
}

/** Listens on a connection of its own, and connects again whenever that is lost. */
export function listen(
  databaseUrl: string,
  channel: string,
  { onPayload, onListening }: Listener,
  log: Log,
): { stop(): Promise<void> } {
  let client: Client | undefined;
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
      onListening();
      if (client === mine) timer = setInterval(() => void proveAlive(mine), betweenSignsOfLife).unref();
    } catch (error) {
      lose(mine, error);
    }
  }

  async function proveAlive(mine: Client): Promise<void> {
    try {
      await mine.query('select 1');
    } catch (error) {
      lose(mine, error);
    }
  }

  function lose(lost: Client, error: unknown): void {
    if (client !== lost || hasStopped) return;
    client = undefined;
    clearTimeout(timer);
    void lost.end().catch(() => {});
    log.warn({ err: error }, 'The connection for changes from other instances was lost; it is made again.');
    timer = setTimeout(() => {
      connecting = connect();
    }, pause).unref();
    pause = Math.min(pause * 2, longestPause);
  }

  return {
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
