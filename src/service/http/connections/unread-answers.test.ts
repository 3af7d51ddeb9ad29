import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitUnreadAnswers } from './unread-answers';

const million = 1_000_000;
/** What the system takes of an answer that nobody reads is not in memory of the service. */
const long = 'ä'.repeat(5 * million);
const most = 60 * million;

const patience = { timeout: 10_000 };

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function arrange(addRoutes: (app: FastifyInstance) => void = () => {}) {
  app = fastify({ trustProxy: true, forceCloseConnections: true });
  limitUnreadAnswers(app, most);
  app.get('/long', async () => long);
  app.get('/pieces', async (_request, reply) =>
    reply.send(Readable.from(pieces(), { objectMode: false, highWaterMark: 64 * 1024 })),
  );
  app.get('/short', async () => 'short');
  addRoutes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

async function* pieces() {
  for (let sent = 0; sent < 40; sent++) yield Buffer.alloc(million);
}

/** Asks, and reads nothing of the answer before it is read on purpose. */
function ask(path: string, address: string, times = 1) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = 0;
  const state = { isClosed: false, hasBegun: false, received: () => received, read: () => {} };
  socket.on('error', () => {});
  socket.on('close', () => (state.isClosed = true));
  socket.once('readable', () => {
    state.hasBegun = true;
  });
  state.read = () => void socket.on('data', (data) => (received += data.length));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`.repeat(times));
  return state;
}

test('answers that nobody reads fill no memory, and others are answered beside them', async () => {
  await arrange();
  const unread = Array.from({ length: 30 }, () => ask('/long', '192.0.2.1'));
  await expect
    .poll(() => unread.filter(({ hasBegun, isClosed }) => hasBegun || isClosed).length, patience)
    .toBe(30);
  // They are closed although nobody looks at them: what was sent is read first.
  for (const one of unread) one.read();
  await expect.poll(() => unread.filter(({ isClosed }) => isClosed).length, patience).toBeGreaterThan(15);
  expect((await app.inject('/long')).statusCode).toBe(200);
});

test('what a HEAD does not send is not read to its end', async () => {
  let read = 0;
  const stream = Readable.from(
    (function* () {
      for (; read < 1_000; read++) yield 'piece';
    })(),
    { objectMode: false },
  );
  const isClosed = once(stream, 'close');
  await arrange((added) =>
    added.get('/counted', async (_request, reply) => reply.header('content-length', 5_000).send(stream)),
  );
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/counted' });
  expect([statusCode, headers['content-length']]).toEqual([200, '5000']);
  await isClosed;
  expect(read).toBeLessThan(10);
});

test('of one address that has most, another one loses nothing', async () => {
  await arrange();
  const other = ask('/long', '192.0.2.9');
  await expect.poll(() => other.hasBegun).toBe(true);
  const many = Array.from({ length: 30 }, (_, at) => ask('/long', `192.0.2.${(at % 2) + 1}`));
  await expect
    .poll(() => many.filter(({ hasBegun, isClosed }) => hasBegun || isClosed).length, patience)
    .toBe(30);
  other.read();
  await expect.poll(other.received, patience).toBeGreaterThan(2 * long.length);
  expect(other.isClosed).toBe(false);
});

test('so do not those that wait behind another of their connection', async () => {
  await arrange();
  const piled = Array.from({ length: 10 }, () => ask('/long', '192.0.2.1', 4));
  await expect
    .poll(() => piled.filter(({ hasBegun, isClosed }) => hasBegun || isClosed).length, patience)
    .toBe(10);
  for (const one of piled) one.read();
  await expect.poll(() => piled.filter(({ isClosed }) => isClosed).length, patience).toBeGreaterThan(5);
});

test('who reads gets any number of them', async () => {
  await arrange();
  for (let at = 0; at < 12; at++) {
    const one = ask('/long', '192.0.2.1');
    one.read();
    await expect.poll(one.received, patience).toBeGreaterThan(2 * long.length);
    expect(one.isClosed).toBe(false);
  }
});

test('thousands of addresses of one network count as one that has most', async () => {
  await arrange();
  const other = ask('/long', '2001:db8:2::1');
  await expect.poll(() => other.hasBegun).toBe(true);
  const many = Array.from({ length: 30 }, (_, at) => ask('/long', `2001:db8:1:${at}::1`));
  await expect
    .poll(() => many.filter(({ hasBegun, isClosed }) => hasBegun || isClosed).length, patience)
    .toBe(30);
  for (const one of many) one.read();
  await expect.poll(() => many.filter(({ isClosed }) => isClosed).length, patience).toBeGreaterThan(15);
  other.read();
  await expect.poll(other.received, patience).toBeGreaterThan(2 * 5 * million);
});

test('nor do the pieces of what is sent piece by piece', async () => {
  await arrange();
  const unread = Array.from({ length: 60 }, (_, at) => ask('/pieces', `2001:db8:1:${at}::1`));
  await expect
    .poll(() => unread.filter(({ hasBegun, isClosed }) => hasBegun || isClosed).length, patience)
    .toBe(60);
  const reader = ask('/pieces', '192.0.2.1');
  reader.read();
  await expect.poll(reader.received, patience).toBeGreaterThan(40 * million);
  for (const one of unread) one.read();
  await expect.poll(() => unread.filter(({ isClosed }) => isClosed).length, patience).toBeGreaterThan(15);
  expect(reader.isClosed).toBe(false);
});
