import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { silentLog } from '../log';
import { connectPool } from './connect-pool';
import { ask } from './test-postgres';
import { hasPostgres, postgresName, startTestServer } from './test-server';
import { takesLimits } from './takes-limits';

/** A message of the protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));

function fatal(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`));
}

/** Says the same to every connection and ends it; `hellos`: how they began. */
async function startServer(says: Buffer) {
  const hellos: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (hello) => {
      hellos.push(hello.toString());
      socket.end(says);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://postgres@127.0.0.1:${port}/x`, hellos, stop: () => server.close() };
}

test('a server that ends in the same breath in which it lets the service in ends one connection alone', async () => {
  const end = fatal('57P01', 'terminating connection');
  const { url, hellos, stop } = await startServer(Buffer.concat([authenticated, ready, end]));
  const pool = connectPool(url, silentLog);
  const client = await pool.connect();
  await expect(client.query('select 1', [])).rejects.toThrow();
  client.release();
  await pool.end();
  stop();
  // With thousands of mails that wait, half a second of each statement went by in compiling it.
  expect(hellos).toEqual([
    expect.stringContaining('options\0-c jit=off -c default_transaction_isolation=read\\ committed\0'),
  ]);
});

test.each([
  ['08P01', 'unsupported startup parameter: statement_timeout'],
  ['0A000', 'Feature not supported: RDS Proxy currently doesn’t support command-line options.'],
])(
  'a pooler that refuses what connections bring along gets it with each transaction: %s',
  async (code, text) => {
    const { url, stop } = await startServer(fatal(code, text));
    expect(await takesLimits(url)).toBe(false);
    stop();
  },
);

test.skipIf(!hasPostgres)(
  `transactions wait for each other, also where ${postgresName} isolates others more`,
  async () => {
    const server = await startTestServer();
    const url = await server.createDatabase();
    await ask(url, "alter role postgres set default_transaction_isolation = 'serializable'");
    const pool = connectPool(url, silentLog);
    const client = await pool.connect();
    const { rows } = await client.query('show transaction_isolation', []);
    expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
    client.release();
    await pool.end();
    await server.stop();
  },
);
