import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSlots } from '../limits/slots';
import { leaveRoomForFiles, limitConnectionsOfAddress } from './limit-connections';

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  server.close();
});

async function listen() {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
}

/** A connection from that address; tells whether it is kept. */
function open(localAddress: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(false));
    server.once('connection', (served) => setImmediate(() => !served.destroyed && resolve(true)));
  });
}

test('an address has its share of the connections, and another one its own', async () => {
  await listen();
  limitConnectionsOfAddress(server, createSlots(3));
  const kept = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  expect(kept).toEqual([true, true, true]);
  expect(await open('127.0.0.2')).toBe(false);
  expect(await open('127.0.0.3')).toBe(true);
  const [first] = sockets;
  first?.destroy();
  await expect.poll(() => open('127.0.0.2')).toBe(true);
});

test.each([
  [20_000, 19_000],
  [1_024, 512],
])('of %i files that may be open, %i are connections', async (mostOpen, connections) => {
  await listen();
  leaveRoomForFiles(server, mostOpen);
  expect(server.maxConnections).toBe(connections);
});
