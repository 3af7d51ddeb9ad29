import type { PostgresPool } from 'kysely';
import type { Log } from '../log';

/** Milliseconds. What was written since the last checkpoint is gone through again at a start after a crash. */
export const betweenCheckpoints = 60_000;
export const betweenVacuums = 3_600_000;

/** The engine alone does neither: its log would grow for ever, and its tables would never give room back. */
export function startUpkeep(pool: PostgresPool, log: Log): { stop(): void } {
  const timers = [
    every(betweenCheckpoints, doWhenWritten(pool, 'checkpoint', log)),
    every(betweenVacuums, doWhenWritten(pool, 'vacuum (analyze)', log)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

function every(period: number, work: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => void work(), period).unref();
}

function doWhenWritten(pool: PostgresPool, command: string, log: Log): () => Promise<void> {
  let last: string | undefined;
  return async () => {
    try {
      const client = await pool.connect();
      try {
        if ((await position()) === last) return;
        await client.query(command, []);
        last = await position();
      } finally {
        client.release();
      }
      async function position(): Promise<string | undefined> {
        const { rows } = await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at', []);
        return rows[0]?.at;
      }
    } catch (error) {
      log.error({ err: error }, `The database's ${command} failed; it is tried again later.`);
    }
  };
}
