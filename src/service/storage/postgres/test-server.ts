import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A PostgreSQL server of the tests' own, where its programs are installed. */
export interface TestServer {
  /** Makes an empty database; answers its URL. */
  createDatabase(): Promise<string>;
  /** Locks a table against reads and writes; returns what unlocks it. */
  lockTable(databaseUrl: string, table: string): Promise<() => Promise<void>>;
  /** Cuts every connection whose application name is this one. */
  cutConnections(applicationName: string): Promise<void>;
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** Starts it again on what it had. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const programs = findPrograms();

/** Where all engines are asked for, a test fails for want of it. */
export const hasPostgres = programs !== undefined || process.env['ENGINES'] === 'all';
/** For the name of what is tested, so that a skipped run says why. */
export const postgresName = hasPostgres ? 'PostgreSQL' : 'PostgreSQL (skipped: no server is installed here)';

/** `isDurable`: what it acknowledges survives a kill; most tests need that not. */
export async function startTestServer({
  isDurable = false,
  mostConnections = 100,
} = {}): Promise<TestServer> {
  if (!programs) throw new Error('No PostgreSQL server is installed here.');
  const directory = mkdtempSync(join(tmpdir(), 'chat-widget-pg-'));
  const identity = unprivileged();
  if (identity) chownSync(directory, identity.uid, identity.gid);
  const cluster = join(directory, 'cluster');
  const options = { ...identity, cwd: directory };
  const initdb = join(programs, 'initdb');
  const postgres = join(programs, 'postgres');
  await run(initdb, ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N'], options);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${directory}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    `max_connections=${mostConnections}`,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  let server: ChildProcess;
  let exited: Promise<unknown>;
  function url(database: string) {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  }
  async function start() {
    for (let tries = 0; ; tries += 1) {
      server = spawn(postgres, ['-D', cluster, ...flags], { ...options, stdio: 'ignore' });
      exited = once(server, 'exit');
      // Right behind a kill it refuses: what is left of the one before still ends.
      const isUp = await Promise.race([whenUp(url('postgres')), exited.then(() => 'refused' as const)]);
      if (isUp !== 'refused' || tries === 50) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
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
    start,
    async kill() {
      server.kill('SIGKILL');
      await exited;
    },
    async stop() {
      server.kill('SIGINT');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function whenUp(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : [];
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

/** The server refuses to run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user =
    users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = user?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
