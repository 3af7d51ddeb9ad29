import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { silentLog } from '../log';
import { connectPool } from './connect-pool';

/** A message of the protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const fatal = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

test('a server that ends in the same breath in which it lets the service in ends one connection alone', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, fatal])));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pool = connectPool(`postgres://postgres@127.0.0.1:${port}/x`, silentLog);
  const client = await pool.connect();
  await expect(client.query('select 1', [])).rejects.toThrow();
  client.release();
  await pool.end();
  server.close();
});
