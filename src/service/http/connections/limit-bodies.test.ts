import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitTable } from '../../../operations/limits';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const sockets: Socket[] = [];

beforeAll(async () => {
  service = await openTestService({ TRUST_PROXY: '1' });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await service.stop();
});

/** Begins a request whose body never ends; answers what comes back. */
function begin(caseId: string, length: string, from = '192.0.2.1') {
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.on('error', () => {});
  const head = [
    `POST /api/v1/chat/${caseId}/screenshot HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'Content-Type: image/png',
    `X-Forwarded-For: ${from}`,
    length,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, received: () => received };
}

test.each([
  ['largeBody', 'long ones', 'Content-Length: 2000000'],
  ['largeBody', 'those that do not say how long they are', 'Transfer-Encoding: chunked'],
  ['body', 'shorter ones', 'Content-Length: 65000'],
] as const)('%s: an address has few bodies under way, %s', async (limit, _which, length) => {
  const caseId = await visitor.start();
  const begun = Array.from({ length: limitTable[limit].max + 5 }, () => begin(caseId, length));
  await expect.poll(() => begun.filter(({ received }) => received().includes(' 429 '))).toHaveLength(5);
  expect((await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hi' })).statusCode).toBe(200);
  for (const { socket } of begun) socket.destroy();
  await expect
    .poll(() => {
      const leave = service.context.limits[limit].enter('192.0.2.1');
      leave?.();
      return leave !== undefined;
    })
    .toBe(true);
});

test('all have so many bodies under way that they fill no memory, and somebody with thousands of addresses stops only their own', async () => {
  const caseId = await visitor.start();
  const length = 'Content-Length: 2000000';
  const greedy = Array.from({ length: 80 }, (_, n) => begin(caseId, length, `2001:db8:1:${n}::1`));
  await expect.poll(() => greedy.filter(({ received }) => received().includes(' 429 '))).toHaveLength(13);
  const other = begin(caseId, length, '2001:db8:2::1');
  await expect.poll(() => greedy.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
  expect([other.received(), other.socket.destroyed]).toEqual(['', false]);
  expect((await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hi' })).statusCode).toBe(200);
});
