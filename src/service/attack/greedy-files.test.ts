import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitTable } from '../../operations/limits';
import { demo } from '../demo/demo-organisation';
import { chunkSize } from '../domain/cases/files/files';
import type { Upload } from '../domain/cases/files/uploads';
import { createFileVisitor, pictureOf, withFiles } from '../testing/test-files';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);
const address = '127.0.0.1';

beforeAll(async () => {
  service = await openTestService();
  await service.app.listen({ port: 0, host: address });
});
beforeEach(() => service.clock.advance(limitTable.fileBytesOfAddress.perMs));
afterAll(() => service.stop());

async function begin(size: number): Promise<string> {
  const file = { name: 'lamp.png', size, uploadId: 'one' };
  return (await files.begin(await visitor.start(withFiles), file)).json<Upload>().id;
}

function used() {
  const { fileBytesOfAddress, fileBytesOfOrganisation } = service.context.limits;
  return {
    ofAddress: fileBytesOfAddress.counter.known(address)?.used ?? 0,
    ofOrganisation: fileBytesOfOrganisation.counter.known(String(demo.orgId))?.used ?? 0,
  };
}

test('a part counts with all that storing it writes: one byte behind many, as those many', async () => {
  const bytes = pictureOf(chunkSize);
  const id = await begin(bytes.length);
  await files.part(id, 0, bytes.subarray(0, 200_000));
  const before = used();
  for (const at of [200_000, 200_001, 200_002]) await files.part(id, at, bytes.subarray(at, at + 1));
  const { ofAddress, ofOrganisation } = used();
  expect([ofAddress - before.ofAddress, ofOrganisation - before.ofOrganisation]).toEqual([600_006, 600_006]);
});

test('of a part that is cut off, what was kept counts for the organisation', async () => {
  const bytes = pictureOf(400_000);
  const id = await begin(bytes.length);
  const socket = connect((service.app.server.address() as AddressInfo).port, address);
  const head = [
    `PUT /api/v1/chat/files/${id}?offset=0 HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, 300_000), () => socket.destroySoon());
  await expect.poll(async () => (await service.context.store.files.get(id))?.received).toBe(300_000);
  await expect.poll(() => used()).toEqual({ ofAddress: 400_000, ofOrganisation: 300_000 });
});

test('a part that is refused counts for the organisation with nothing', async () => {
  const id = await begin(1_000);
  await files.part(id, 500, pictureOf(100));
  expect(used().ofOrganisation).toBe(0);
});

test('no address alone uses up what all in an organisation share', () => {
  const { fileBytesOfAddress: one, fileBytesOfOrganisation: all } = limitTable;
  expect(one.max / one.perMs).toBeLessThanOrEqual(all.max / all.perMs / 3);
});
