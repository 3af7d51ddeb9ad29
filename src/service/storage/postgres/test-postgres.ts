import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A process of PostgreSQL with a folder of its own. */
export interface TestPostgres {
  /** What it keeps. */
  cluster: string;
  url(database: string): string;
  /** Makes an empty cluster: a copy of the one that the tests share, where there is one. */
  create(): Promise<void>;
  /** Makes a cluster as a copy of the one that a server runs on. */
  follow(primaryUrl: string): Promise<void>;
  /** Answers when it takes statements. */
  start(): Promise<void>;
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** Removes what it kept. */
  stop(): Promise<void>;
}

const execute = promisify(execFile);
const programs = findPrograms();

/** Where all engines are asked for, a test fails for want of it. */
export const hasPostgres = programs !== undefined || process.env['ENGINES'] === 'all';
/** For the name of what is tested, so that a skipped run says why. */
export const postgresName = hasPostgres ? 'PostgreSQL' : 'PostgreSQL (skipped: no server is installed here)';

export function createTestPostgres(settings: string[]): TestPostgres {
  if (!programs) throw new Error('No PostgreSQL server is installed here.');
  const folder = programs;
  const directory = mkdtempSync(join(tmpdir(), 'chat-widget-pg-'));
  const identity = unprivileged();
  if (identity) chownSync(directory, identity.uid, identity.gid);
  const cluster = join(directory, 'cluster');
  const options = { ...identity, cwd: directory };
  const flags = ['listen_addresses=', `unix_socket_directories=${directory}`, ...settings].flatMap(
    (setting) => ['-c', setting],
  );
  let server: ChildProcess | undefined;
  let exited: Promise<unknown> = Promise.resolve();
  function url(database: string) {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  }
  /** As the user that the server runs as. */
  async function run(program: string, words: string[]) {
    await execute(join(folder, program), words, options);
  }
  async function end(signal: NodeJS.Signals) {
    server?.kill(signal);
    await exited;
  }

  return {
    cluster,
    url,
    async create() {
      const { TEST_CLUSTER: made } = process.env;
      if (made) await execute('cp', ['-a', made, cluster], options);
      else await run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8']);
    },
    follow: (primaryUrl) =>
      run('pg_basebackup', ['-D', cluster, '-d', primaryUrl, '-R', '-X', 'stream', '-c', 'fast']),
    async start() {
      for (let tries = 0; ; tries += 1) {
        const child = spawn(join(folder, 'postgres'), ['-D', cluster, ...flags], {
          ...options,
          stdio: 'ignore',
        });
        server = child;
        exited = once(child, 'exit');
        // Right behind a kill it refuses: what is left of the one before still ends.
        const isUp = await Promise.race([whenUp(url('postgres')), exited.then(() => 'refused' as const)]);
        if (isUp !== 'refused' || tries === 50) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function whenUp(url: string): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs one statement on a connection of its own. */
export async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Copies a database that nobody is connected to; returns the URL of the copy. */
export async function copyDatabase(template: string): Promise<string> {
  const { pathname } = new URL(template);
  const copy = `copy_${randomUUID()}`;
  function urlOf(database: string) {
    return Object.assign(new URL(template), { pathname: `/${database}` }).href;
  }
  await ask(
    urlOf('postgres'),
    `create database "${copy}" template "${pathname.slice(1)}" strategy file_copy`,
  );
  return urlOf(copy);
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
