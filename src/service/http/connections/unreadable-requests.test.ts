import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseUnreadable } from './unreadable-requests';

let server: Server;

beforeAll(async () => {
  server = createServer({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 });
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

test.each([
  [400, 'no HTTP', 'hello\r\n\r\n'],
  [400, 'two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  [408, 'headers without an end', 'GET / HTTP/1.1\r\n'],
  [431, 'headers beyond the limit', `GET / HTTP/1.1\r\na: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%i is the answer to %s', async (status, _what, request) => {
  const received = await exchange(request);
  const [head = '', body = ''] = received.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code: status, message: expect.any(String) as string });
});

function exchange(request: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.write(request);
  });
}
