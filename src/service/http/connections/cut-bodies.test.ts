import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { createMeters } from '../../metrics/meters';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const meters = createMeters();

beforeAll(async () => {
  service = await openTestService({}, { meters });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.stop());

test.each([
  ['/api/v1/chat', 'application/json'],
  ['/api/v1/chat', 'application/x-www-form-urlencoded'],
  ['/api/console/session', 'application/json'],
])('a client that hangs up amid a body is no error of the service: %s, %s', async (path, type) => {
  const lines = service.logged.length;
  const begun = new Promise<IncomingMessage>((resolve) => service.app.server.once('request', resolve));
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'X-Console: 1',
    `Content-Type: ${type}`,
    'Content-Length: 1000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const request = await begun;
  await expect.poll(() => request.listenerCount('data')).toBeGreaterThan(0);
  const ended = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await ended;
  await new Promise((resolve) => setImmediate(resolve));
  expect(service.logged.slice(lines).filter((line) => /"level":"(warn|error|fatal)"/.test(line))).toEqual([]);
  expect(await meters.registry.metrics()).not.toMatch(/status="5/);
});
