import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { demo } from '../../demo/demo-organisation';
import { createBytes } from '../../domain/cases/files/file-bytes';
import { chunkSize } from '../../domain/cases/files/files';
import { createMovingFiles, createMovingObjects } from '../../domain/shares/moving-files';
import type { Upload } from '../../domain/cases/files/uploads';
import { createFileVisitor, pictureOf, withFiles } from '../../testing/test-files';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';
import { openTestBucket, type TestBucket } from './test-bucket';

let bucket: TestBucket;
let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);
const day = 24 * 3_600_000;
/** Three chunks. */
const bytes = pictureOf(2 * chunkSize + 77_777);

beforeAll(async () => {
  bucket = await openTestBucket();
});
beforeEach(async () => {
  bucket.become('open');
  service = await openTestService(bucket.env);
});
afterEach(async () => {
  await service.context.store.organisations.remove(demo.orgId);
  await removeObjects();
  await service.stop();
});
afterAll(() => bucket.stop());

/** As the job does, also what it tries again after a minute. */
async function removeObjects() {
  service.clock.advance(61_000);
  await service.context.removeObjects();
}

async function begin(size = bytes.length): Promise<string> {
  const file = { name: 'lamp.png', size, uploadId: 'one' };
  return (await files.begin(await visitor.start(withFiles), file)).json<Upload>().id;
}

async function sent(): Promise<string> {
  return (await files.send(await visitor.start(withFiles), 'lamp.png', bytes)).id;
}

/** Whether calls are not refused at once any more, as after some that failed. */
function isAnswering() {
  return service.context.bucket?.get('files/none').then(
    () => true,
    () => false,
  );
}

/** Another service on the same database, whose settings have changed. */
function bytesOf(settings: { bucket?: 'none'; isReadOnly?: boolean }) {
  const { context, clock } = service;
  return createBytes({
    store: context.store,
    clock,
    moving: createMovingFiles(),
    movingObjects: createMovingObjects(),
    bucket: settings.bucket === 'none' ? undefined : context.bucket,
    isReadOnly: settings.isReadOnly ?? false,
  });
}

describe('files in a bucket', () => {
  test('are an object a chunk, and downloaded byte for byte, in whole and in part', async () => {
    const id = await sent();
    const names = await bucket.names();
    expect(names.map((name) => name.replace(/-.*/, '')).sort()).toEqual(
      [0, 1, 2].map((number) => `files/${id}/${number}`.replace(/-.*/, '')),
    );
    expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
    const range = await files.download(id, { range: `bytes=${chunkSize - 5}-${2 * chunkSize + 4}` });
    expect(range.rawPayload.equals(bytes.subarray(chunkSize - 5, 2 * chunkSize + 5))).toBe(true);
    const { rows } = await sql`select from file_chunks where bytes is not null`.execute(service.db);
    expect(rows).toEqual([]);
  });

  test('grow within a chunk by parts, and nothing is left of what a chunk was before', async () => {
    const id = await begin();
    for (let at = 0; at < bytes.length; at += 70_000)
      expect((await files.part(id, at, bytes.subarray(at, at + 70_000))).statusCode).toBe(200);
    expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
    await removeObjects();
    expect(await bucket.names()).toHaveLength(3);
  });

  test('of which the same part is sent twice at once are as one of them was', async () => {
    const id = await begin();
    const answers = await Promise.all([1, 2].map(() => files.part(id, 0, bytes.subarray(0, chunkSize))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await removeObjects();
    expect(await bucket.names()).toHaveLength(1);
    await files.part(id, chunkSize, bytes.subarray(chunkSize));
    expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
  });
});

describe('nothing is left in the bucket', () => {
  async function expectEmpty() {
    expect(await bucket.names()).not.toEqual([]);
    await removeObjects();
    expect(await bucket.names()).toEqual([]);
  }

  test('of an erased visitor', async () => {
    const caseId = await visitor.start(withFiles);
    await files.send(caseId, 'lamp.png', bytes);
    await service.context.visitors.erase(demo.orgId, { caseId });
    await expectEmpty();
  });

  test('when the days of files and of chats are over', async () => {
    for (const days of [{ keepScreenshotsDays: 2 }, { keepCasesDays: 2 }]) {
      const id = await sent();
      const { caseId } = (await service.context.store.files.get(id)) ?? expect.unreachable();
      await service.context.store.cases.close(caseId, 'agent', service.clock.now());
      await service.context.privacySettings.write(demo.orgId, { ...days, shortensAddresses: false });
      service.clock.advance(2.1 * day);
      await service.context.removeOld();
      await expectEmpty();
    }
  });

  test('of an organisation that is removed', async () => {
    await sent();
    await service.context.store.organisations.remove(demo.orgId);
    await expectEmpty();
  });

  test('of an upload that is cancelled, or not finished within a day', async () => {
    const ids = [await begin(), await begin()];
    for (const id of ids) await files.part(id, 0, bytes.subarray(0, 300_000));
    await files.cancel(ids[0] ?? '');
    await removeObjects();
    expect(await bucket.names()).toHaveLength(2);
    service.clock.advance(day);
    await service.context.files.forgetAbandoned();
    await expectEmpty();
  });

  test('of a file of a kind that is not taken', async () => {
    const id = await begin(chunkSize + 1);
    expect((await files.part(id, 0, Buffer.alloc(chunkSize))).statusCode).toBe(415);
    await expectEmpty();
  });

  test('of a piece whose service ended before the database had it, an hour later', async () => {
    const id = await begin();
    const name = service.context.bucket?.nameFor(id, 0, bytes) ?? '';
    await service.context.store.objectRemovals.announce(name, service.clock.now() + 3_600_000);
    await service.context.bucket?.put(name, bytes);
    service.clock.advance(3_500_000);
    await service.context.removeObjects();
    expect(await bucket.names()).toEqual([name]);
    service.clock.advance(100_000);
    await expectEmpty();
  });

  test.each(['closed', 'busy', 'page'] as const)(
    'once the store is back, if it was %s when the files went',
    async (state) => {
      await sent();
      bucket.become(state);
      await service.context.store.organisations.remove(demo.orgId);
      await removeObjects();
      bucket.become('open');
      expect(await bucket.names()).toHaveLength(3);
      // Behind the pause in which nothing is tried.
      await expect.poll(isAnswering).toBe(true);
      await expectEmpty();
    },
  );
});

test('a deletion that is rolled back deletes nothing', async () => {
  const id = await sent();
  await expect(
    service.context.store.transaction(async (tables) => {
      await tables.organisations.remove(demo.orgId);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await removeObjects();
  expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
});

test('an object whose removal has begun is never kept', async () => {
  const id = await begin();
  const { files: table, objectRemovals } = service.context.store;
  await objectRemovals.announce('gone', 0);
  await objectRemovals.take(1, 2, 10);
  const grown = { id, offset: 0, length: 5, at: 0 };
  await expect(table.replace(grown, { object: 'gone' })).rejects.toThrow();
  expect(await table.get(id)).toMatchObject({ received: 0 });
});

describe('while the store', () => {
  test.each(['closed', 'busy', 'page', 'elsewhere'] as const)(
    'is %s, senders and readers get 503, and go on when it is back',
    async (state) => {
      const kept = await sent();
      const id = await begin();
      await files.part(id, 0, bytes.subarray(0, 100_000));
      bucket.become(state);
      const part = await files.part(id, 100_000, bytes.subarray(100_000));
      expect([part.statusCode, part.headers['retry-after']]).toEqual([503, '2']);
      const download = await files.download(kept);
      expect([download.statusCode, download.headers['cache-control']]).toEqual([503, undefined]);
      expect(download.json()).toMatchObject({
        code: 503,
        message: expect.stringContaining('files are kept'),
      });
      expect((await service.app.inject({ url: '/ready' })).statusCode).toBe(200);
      bucket.become('open');
      await expect.poll(isAnswering).toBe(true);
      expect((await files.part(id, 100_000, bytes.subarray(100_000))).json()).toMatchObject({
        received: bytes.length,
      });
      expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
      for (const secret of ['S3RVER', kept, id]) expect(service.logged.join()).not.toContain(secret);
    },
  );

  test('answers nothing, chats, pictures and files of the database go on', async () => {
    const id = await begin(1_000);
    await bytesOf({ isReadOnly: true }).append({ id, offset: 0, bytes: bytes.subarray(0, 1_000), share: '' });
    const others = await Promise.all(Array.from({ length: 10 }, () => begin()));
    bucket.become('silent');
    const waiting = others.map((other) => files.part(other, 0, bytes.subarray(0, 70_000)));
    const caseId = await visitor.start(withFiles);
    expect((await visitor.poll(caseId)).messageList).toBeDefined();
    expect(await service.context.fileBytes.readChunk(id, 0, 'address')).toHaveLength(1_000);
    bucket.become('closed');
    bucket.breakAll();
    for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(503);
  });

  test('does not answer, what comes by mail is kept in the database', async () => {
    const id = await begin();
    bucket.become('closed');
    const piece = { id, offset: 0, bytes: bytes.subarray(0, 1_000), share: '' };
    await expect(service.context.fileBytes.append(piece)).rejects.toMatchObject({ reason: 'outage' });
    expect(await service.context.fileBytes.appendAnyway(piece)).toBe(true);
    expect(await service.context.fileBytes.readChunk(id, 0, '')).toHaveLength(1_000);
  });

  test('has lost an object, its file is not found', async () => {
    const id = await sent();
    for (const name of await bucket.names()) await service.context.bucket?.remove(name);
    expect((await files.download(id)).statusCode).toBe(404);
  });
});

describe('when the place of files changes', () => {
  const rest = bytes.subarray(100_000);

  async function append(from: number, to: number, id: string, into: ReturnType<typeof bytesOf>) {
    for (let at = from; at < to;) {
      const end = Math.min(to, (Math.floor(at / chunkSize) + 1) * chunkSize);
      expect(await into.append({ id, offset: at, bytes: bytes.subarray(at, end), share: '' })).toBe(true);
      at = end;
    }
  }

  test.each([
    ['the database to the bucket', { bucket: 'none' }, {}],
    ['the bucket to the database, which it is read from', {}, { isReadOnly: true }],
  ] as const)('from %s, files and uploads that are there go on', async (_how, before, after) => {
    const [whole, begun] = [await begin(), await begin()];
    await append(0, bytes.length, whole, bytesOf(before));
    await append(0, 100_000, begun, bytesOf(before));
    await append(100_000, 100_000 + rest.length, begun, bytesOf(after));
    for (const id of [whole, begun]) {
      const read = await Promise.all([0, 1, 2].map((number) => bytesOf(after).readChunk(id, number, '')));
      expect(Buffer.concat(read.map((chunk) => chunk ?? Buffer.of())).equals(bytes)).toBe(true);
    }
    await service.context.store.organisations.remove(demo.orgId);
    await removeObjects();
    expect(await bucket.names()).toEqual([]);
  });

  test('and the bucket is no longer set up, its files answer 503', async () => {
    const id = await sent();
    await expect(bytesOf({ bucket: 'none' }).readChunk(id, 0, '')).rejects.toMatchObject({
      reason: 'outage',
    });
    const begun = await begin();
    await append(0, 100_000, begun, bytesOf({}));
    const piece = { id: begun, offset: 100_000, bytes: rest.subarray(0, 10), share: '' };
    await expect(bytesOf({ bucket: 'none' }).append(piece)).rejects.toMatchObject({ reason: 'outage' });
    expect(await service.context.store.files.get(begun)).toMatchObject({ received: 100_000 });
  });
});
