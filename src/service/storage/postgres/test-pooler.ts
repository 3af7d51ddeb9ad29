import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startTestRelay } from '../../testing/test-relay';
import { unprivileged } from './test-postgres';

/** A pooler in transaction mode in front of a server of the tests. */
export interface TestPooler {
  /** The database's URL by way of the pooler. */
  url: string;
  stop(): Promise<void>;
}

const startsPlainly = 196_608;
const knownParameters = ['user', 'database', 'application_name', 'client_encoding'];

/**
 * Does what a transaction pooler does to a service: refuses connections that bring limits along, and delivers no
 * notifications. Each connection has its own one to the server.
 */
export async function startDeafPooler(databaseUrl: string): Promise<TestPooler> {
  const directory = new URL(databaseUrl).searchParams.get('host') ?? '';
  const relay = await startTestRelay({
    connect: () => connect(join(directory, '.s.PGSQL.5432')),
    carry(client, database) {
      client.once('data', (start) => {
        const unknown = unknownParameter(start);
        if (unknown !== undefined) return client.end(refusal(`unsupported startup parameter: ${unknown}`));
        database.write(start);
        client.pipe(database, { end: false });
      });
      let rest = Buffer.alloc(0);
      database.on('data', (data) => {
        rest = Buffer.concat([rest, data]);
        // https://www.postgresql.org/docs/current/protocol-message-formats.html
        while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
          const length = rest.readInt32BE(1) + 1;
          if (rest.toString('latin1', 0, 1) !== 'A') client.write(rest.subarray(0, length));
          rest = rest.subarray(length);
        }
      });
    },
  });
  return { url: urlAt(relay.port, databaseUrl), stop: () => relay.stop() };
}

function unknownParameter(start: Buffer): string | undefined {
  if (start.readInt32BE(4) !== startsPlainly) return undefined;
  const names = start
    .toString('utf8', 8)
    .split('\0')
    .filter((_text, n) => n % 2 === 0);
  return names.find((name) => name && !knownParameters.includes(name));
}

function refusal(words: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function urlAt(port: number, databaseUrl: string): string {
  return `postgres://postgres@127.0.0.1:${port}${new URL(databaseUrl).pathname}`;
}

const pgBouncer = findPgBouncer();
export const hasPgBouncer = pgBouncer !== undefined;

/** The real one, which can also be killed. */
export interface TestPgBouncer extends TestPooler {
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

export async function startPgBouncer(databaseUrl: string, poolSize = 4): Promise<TestPgBouncer> {
  if (!pgBouncer) throw new Error('PgBouncer is not installed here.');
  const program = pgBouncer;
  const directory = mkdtempSync(join(tmpdir(), 'chat-widget-pgbouncer-'));
  const listenPort = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const server = searchParams.get('host') ?? `${hostname} port=${port}`;
  const settings = [
    '[databases]',
    `* = host=${server} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    // After a connection that failed it would refuse all others for 15 seconds.
    'server_login_retry = 1',
  ];
  writeFileSync(file, settings.join('\n'));
  const identity = unprivileged();
  if (identity) for (const path of [directory, file]) chownSync(path, identity.uid, identity.gid);
  const url = urlAt(listenPort, databaseUrl);
  let exited: Promise<unknown>;
  let child: ChildProcess;
  async function start() {
    child = spawn(program, [file], { ...identity, cwd: directory, stdio: 'ignore' });
    exited = once(child, 'exit');
    await whenUp(url);
  }
  async function kill() {
    child.kill('SIGKILL');
    await exited;
  }
  await start();
  return {
    url,
    start,
    kill,
    async stop() {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findPgBouncer(): string | undefined {
  return ['pgbouncer', '/usr/sbin/pgbouncer'].find((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function whenUp(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
