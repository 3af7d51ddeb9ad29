import { ask, createTestPostgres } from './test-postgres';

/** A server that follows another one by streaming replication, and takes reads. */
export interface TestReplica {
  url(database: string): string;
  /** Stops or goes on to show what it receives. */
  pauseReplay(isPaused: boolean): Promise<void>;
  /** Resolves once a commit of the other server waits for this one. */
  becomeSynchronous(): Promise<void>;
  /** Makes it the server that takes writes. */
  promote(): Promise<void>;
  /** Another server that follows this one. */
  startReplica(): Promise<TestReplica>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createTestReplica(primaryUrl: string, settings: string[]): Promise<TestReplica> {
  const { url, follow, start, kill, stop } = createTestPostgres(settings);
  await follow(primaryUrl);
  await start();

  return {
    url,
    async pauseReplay(isPaused) {
      await ask(url('postgres'), `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
    },
    async becomeSynchronous() {
      await ask(primaryUrl, `alter system set synchronous_standby_names = '*'`);
      await ask(primaryUrl, 'select pg_reload_conf()');
      for (;;) {
        const rows = await ask(primaryUrl, `select 1 from pg_stat_replication where sync_state = 'sync'`);
        if (rows.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async promote() {
      // It has the settings of the one before from the copy, and nobody follows it yet.
      await ask(url('postgres'), 'alter system reset synchronous_standby_names');
      await ask(url('postgres'), 'select pg_reload_conf()');
      await ask(url('postgres'), 'select pg_promote()');
    },
    startReplica: () => createTestReplica(url('postgres'), settings),
    kill,
    start,
    stop,
  };
}
