import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFakeNameServer, kinds } from './fake-name-server';
import { createNameResolver } from './resolve-name';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

test('a name is asked for at the name servers, for both kinds of addresses', async () => {
  const names = await createFakeNameServer({ 'hooks.customer.example': [['10.1.2.3']] });
  const resolve = createNameResolver(() => [names.server]);
  expect(await resolve('hooks.customer.example')).toEqual([{ address: '10.1.2.3', family: 4 }]);
  names.close();
});

test('a name without an address is an error', async () => {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (query, { port }) => {
    const refusal = Buffer.from(query.subarray(0, query.indexOf(0, 12) + 5));
    refusal.writeUInt16BE(0x8183, 2);
    refusal.writeUInt16BE(0, 10);
    socket.send(refusal, port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const resolve = createNameResolver(() => [`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  await expect(resolve('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

// The first attempt to ask again comes after two seconds.
test('a name server that never answers for IPv6 holds up no IPv4 address', { timeout: 1_900 }, async () => {
  const names = await createFakeNameServer({ 'bot.customer.example': [['10.1.2.3']] }, [kinds.aaaa]);
  const resolve = createNameResolver(() => [names.server]);
  expect(await resolve('bot.customer.example')).toEqual([{ address: '10.1.2.3', family: 4 }]);
  names.close();
});

test('once the name servers are others, those are asked', async () => {
  const zone = { 'hooks.customer.example': [['10.1.2.3']] };
  const [before, after] = [await createFakeNameServer(zone), await createFakeNameServer(zone)];
  let { server } = before;
  const resolve = createNameResolver(() => [server]);
  await resolve('hooks.customer.example');
  before.close();
  server = after.server;
  await expect(resolve('hooks.customer.example')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await resolve('hooks.customer.example')).toEqual([{ address: '10.1.2.3', family: 4 }]);
  after.close();
});
