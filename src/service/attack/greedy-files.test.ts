import { connect, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallestFilePart } from '../../contract/limits';
import { limitTable } from '../../operations/limits';
import { demo } from '../demo/demo-organisation';
import { chunkSize, smallestRemainder } from '../domain/cases/files/files';
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
  const bytes = pictureOf(200_001);
  const id = await begin(bytes.length);
  await files.part(id, 0, bytes.subarray(0, 200_000));
  const before = used();
  await files.part(id, 200_000, bytes.subarray(200_000));
  const { ofAddress, ofOrganisation } = used();
  expect([ofAddress - before.ofAddress, ofOrganisation - before.ofOrganisation]).toEqual([200_001, 200_001]);
});

test('small parts are refused, but for the last one, and nothing of them is kept', async () => {
  const bytes = pictureOf(smallestFilePart + 2);
  const id = await begin(bytes.length);
  for (const size of [1, smallestFilePart - 1])
    expect((await files.part(id, 0, bytes.subarray(0, size))).statusCode).toBe(400);
  expect((await files.part(id, 0, bytes.subarray(0, -1))).json()).toMatchObject({
    received: bytes.length - 1,
  });
  const last = (await files.part(id, bytes.length - 1, bytes.subarray(-1))).json();
  expect(last).toMatchObject({ received: bytes.length });
  expect(used().ofOrganisation).toBe(2 * bytes.length - 1);
});

/** Sends the beginning of a part whose line is cut then. */
function sendCut(id: string, offset: number, bytes: Buffer, arriving: number): void {
  const socket = connect((service.app.server.address() as AddressInfo).port, address);
  const head = [
    `PUT /api/v1/chat/files/${id}?offset=${offset} HTTP/1.1`,
    'Host: x',
    `X-Api-Key: ${demo.keys.visitor}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, arriving), () => socket.destroySoon());
}

test('of a part that is cut off, what was kept counts for the organisation', async () => {
  const bytes = pictureOf(400_000);
  const id = await begin(bytes.length);
  sendCut(id, 0, bytes, chunkSize + 120_000);
  // What comes right before the cut may be lost with the connection.
  await expect
    .poll(async () => {
      const { received = 0 } = (await service.context.store.files.get(id)) ?? {};
      return received > chunkSize && used().ofOrganisation === received;
    })
    .toBe(true);
  expect(used().ofAddress).toBe(400_000);
});

test('of parts that are cut off after a few bytes nothing is kept', async () => {
  const bytes = pictureOf(400_000);
  const id = await begin(bytes.length);
  sendCut(id, 0, bytes, smallestRemainder - 1);
  sendCut(id, 0, bytes, chunkSize + smallestRemainder - 1);
  await expect.poll(async () => (await service.context.store.files.get(id))?.received).toBe(chunkSize);
  await expect
    .poll(() => service.context.limits.fileBytesOfOrganisation.counter.known(String(demo.orgId))?.used)
    .toBe(chunkSize);
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

/** Milliseconds of processor time that taking the file costs. */
async function costOf(name: string, bytes: Buffer): Promise<number> {
  service.clock.advance(limitTable.fileBytesOfAddress.perMs);
  const caseId = await visitor.start(withFiles);
  const before = process.cpuUsage();
  await files.send(caseId, name, bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('a picture of markers or segments alone keeps the service hardly busier than a text', async () => {
  const size = 12 * chunkSize;
  const most = 6 * (await costOf('a.txt', Buffer.alloc(size, 65)));
  for (const unit of [[0xff], [0xff, 0xe0, 0, 2]]) {
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(size - 2, Buffer.from(unit))]);
    expect(await costOf('a.jpg', picture)).toBeLessThan(most);
  }
});

test('looking for abandoned files keeps nobody waiting, however many there are', async () => {
  const caseId = await visitor.start(withFiles);
  const { db, context } = service;
  await sql`
    insert into files (id, case_id, sender, upload_id, name, size, received, type, at)
    select 'file' || n, ${caseId}, 'agent', n, 'a.txt', 9, 9, 'text/plain', 0 from generate_series(1001, 2003) n`.execute(
    db,
  );
  await sql`
    insert into entries (case_id, index, kind, author, text, at)
    select ${caseId}, n, 'agent', '', 'https://x.example/files/file' || n, 0 from generate_series(1004, 2003) n`.execute(
    db,
  );
  const run = { isOver: false };
  const forgetting = context.files.forgetAbandoned().finally(() => (run.isOver = true));
  let served = 0;
  for (; !run.isOver; served++) await context.store.cases.get(caseId);
  await forgetting;
  expect(await context.store.files.count(caseId, 'agent')).toBe(1_000);
  expect(served).toBeGreaterThan(4);
});

test('one network that downloads from hundreds of addresses delays others by a piece of its own for each of theirs', async () => {
  const { id } = await files.send(await visitor.start(withFiles), 'lamp.png', pictureOf(5 * chunkSize));
  const done: string[] = [];
  async function download(remoteAddress: string) {
    await service.app.inject({ method: 'GET', url: `/files/${id}`, remoteAddress });
    done.push(remoteAddress);
  }
  const greedy = Array.from({ length: 40 }, (_, at) => download(`2001:db8:1:${at}::1`));
  await download('2001:db8:2::1');
  expect(done.length).toBeLessThan(10);
  await Promise.all(greedy);
});
