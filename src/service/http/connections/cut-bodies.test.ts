import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import type { Upload } from '../../domain/cases/files/uploads';
import { createMeters } from '../../metrics/meters';
import { createFileVisitor, takeLargeFiles, withFiles } from '../../testing/test-files';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const meters = createMeters();
const files = createFileVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({}, { meters });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.stop());

/** Hangs up once the service has begun with the request. */
async function sendAndHangUp(lines: string[], isBegun: (request: IncomingMessage) => boolean): Promise<void> {
  const begun = new Promise<IncomingMessage>((resolve) => service.app.server.once('request', resolve));
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const request = await begun;
  await expect.poll(() => isBegun(request)).toBe(true);
  const ended = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await ended;
}

/** Returns what was logged as a fault since then. */
function faultsSince(logged: number): string[] {
  return service.logged.slice(logged).filter((line) => /"level":"(warn|error|fatal)"/.test(line));
}

test.each([
  ['/api/v1/chat', 'application/json'],
  ['/api/v1/chat', 'application/x-www-form-urlencoded'],
  ['/api/console/session', 'application/json'],
])('a client that hangs up amid a body is no error of the service: %s, %s', async (path, type) => {
  const lines = service.logged.length;
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'X-Console: 1',
    `Content-Type: ${type}`,
    'Content-Length: 1000',
  ];
  await sendAndHangUp([...head, '', '{'], (request) => request.listenerCount('data') > 0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(faultsSince(lines)).toEqual([]);
  expect(await meters.registry.metrics()).not.toMatch(/status="5/);
});

test('nor is one that hangs up while a part of a file waits for its turn', async () => {
  await takeLargeFiles(service);
  const caseId = await createTestVisitor(() => service).start(withFiles);
  const { id } = (await files.begin(caseId, { name: 'a.txt', size: 10, uploadId: 'u' })).json<Upload>();
  const lines = service.logged.length;
  const head = [
    `PUT /api/v1/chat/files/${id}?offset=0 HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 10',
  ];
  await service.db.transaction().execute(async (tables) => {
    await sql`lock table files`.execute(tables);
    await sendAndHangUp([...head, '', '0123456789'], (request) => request.complete);
  });
  expect((await files.cancel(id)).statusCode).toBe(204);
  expect(faultsSince(lines)).toEqual([]);
  expect(await meters.registry.metrics()).not.toMatch(/status="5/);
});
