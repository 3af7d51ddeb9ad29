import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createNameResolver } from './resolve-name';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

/** A name server that gives every name that IPv4 address, and no IPv6 one. */
async function nameServer(address: string): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (query, { port }) => {
    const end = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, end);
    const isIpv4 = question.readUInt16BE(question.length - 4) === 1;
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
    socket.send(Buffer.concat(isIpv4 ? [header, question, answer] : [header, question]), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

test('a name is asked for at the name servers, for both kinds of addresses', async () => {
  const resolve = createNameResolver([await nameServer('10.1.2.3')]);
  expect(await resolve('hooks.customer.example')).toEqual([{ address: '10.1.2.3', family: 4 }]);
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
  const resolve = createNameResolver([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  await expect(resolve('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
