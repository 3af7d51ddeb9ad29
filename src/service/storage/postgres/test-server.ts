import { Client } from 'pg';
import { ask, createTestPostgres, hasPostgres, postgresName } from './test-postgres';
import { createTestReplica, type TestReplica } from './test-replica';

export { hasPostgres, postgresName };

/** A PostgreSQL server of the tests' own, where its programs are installed. */
export interface TestServer {
  /** Makes an empty database; answers its URL. */
  createDatabase(): Promise<string>;
  /** Locks a table against reads and writes; returns what unlocks it. */
  lockTable(databaseUrl: string, table: string): Promise<() => Promise<void>>;
  /** Cuts every connection whose application name is this one. */
  cutConnections(applicationName: string): Promise<void>;
  /** Another server that follows this one. */
  startReplica(): Promise<TestReplica>;
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** Starts it again on what it had. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `isDurable`: what it acknowledges survives a kill; most tests need that not. */
export async function startTestServer({
  isDurable = false,
  mostConnections = 100,
} = {}): Promise<TestServer> {
  // Its files are in memory, where a row by an index costs no more than the next one; else small tables are read whole.
  const settings = [
    'random_page_cost=1.1',
    `fsync=${isDurable ? 'on' : 'off'}`,
    `max_connections=${mostConnections}`,
  ];
  const { url, create, start, kill, stop } = createTestPostgres(settings);
  await create();
  await start();
  let databases = 0;

  return {
    async createDatabase() {
      databases += 1;
      await ask(url('postgres'), `create database test_${databases}`);
      return url(`test_${databases}`);
    },
    async lockTable(databaseUrl, table) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('begin');
      await client.query(`lock table ${table}`);
      return () => client.end();
    },
    async cutConnections(applicationName) {
      await ask(
        url('postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${applicationName}'`,
      );
    },
    startReplica: () => createTestReplica(url('postgres'), settings),
    start,
    kill,
    stop,
  };
}
