import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A PostgreSQL server of the tests' own, where its programs are installed. */
export interface TestServer {
  /** Makes an empty database; answers its URL. */
  createDatabase(): Promise<string>;
  /** Cuts every connection whose application name is this one. */
  cutConnections(applicationName: string): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const programs = findPrograms();

export const hasPostgres = programs !== undefined;
/** For the name of what is tested, so that a skipped run says why. */
export const postgresName = hasPostgres ? 'PostgreSQL' : 'PostgreSQL (skipped: no server is installed here)';

export async function startTestServer(): Promise<TestServer> {
  if (!programs) throw new Error('No PostgreSQL server is installed here.');
  const directory = mkdtempSync(join(tmpdir(), 'chat-widget-pg-'));
  const identity = unprivileged();
  if (identity) chownSync(directory, identity.uid, identity.gid);
  const cluster = join(directory, 'cluster');
  const options = { ...identity, cwd: directory };
  await run(join(programs, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N'], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${directory}`, 'fsync=off'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
    ...options,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  function url(database: string) {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  }
  await whenUp(url('postgres'));
  let databases = 0;

  return {
    async createDatabase() {
      databases += 1;
      await ask(url('postgres'), `create database test_${databases}`);
      return url(`test_${databases}`);
    },
    async cutConnections(applicationName) {
      await ask(
        url('postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${applicationName}'`,
      );
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
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user =
    users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = user?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
