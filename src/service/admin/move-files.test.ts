import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBucket, type TestBucket } from '../adapters/bucket/test-bucket';
import { demo } from '../demo/demo-organisation';
import { chunkSize } from '../domain/cases/files/files';
import { exportOrganisation } from '../storage/move/organisation/export-organisation';
import { createFileVisitor, pictureOf, withFiles } from '../testing/test-files';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { moveFiles } from './move-files';

let bucket: TestBucket;
let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);
const bytes = pictureOf(chunkSize + 1_000);

beforeAll(async () => {
  bucket = await openTestBucket();
  service = await openTestService(bucket.env);
});
afterAll(async () => {
  await service.stop();
  await bucket.stop();
});

function run(...words: string[]) {
  const { store, bucket: opened } = service.context;
  return moveFiles(words, { store, clock: service.clock, bucket: opened });
}

test('files move from the bucket into the database and back, of one organisation or of all', async () => {
  const { id } = await files.send(await visitor.start(withFiles), 'lamp.png', bytes);
  const other = await service.context.store.organisations.create('Other');
  expect(await run('database', String(other))).toMatch(/^0 pieces/);
  expect(await run('database', String(demo.orgId))).toMatch(/^2 pieces of files are in the database now/);
  expect(await run('database')).toMatch(/^0 pieces/);
  await service.context.removeObjects();
  expect(await bucket.names()).toEqual([]);
  expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);

  expect(await run('bucket')).toMatch(/^2 pieces of files are in the bucket now/);
  await service.context.removeObjects();
  expect(await bucket.names()).toHaveLength(2);
  expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
});

test('what can’t be moved is said, and loses nothing', async () => {
  await expect(run()).rejects.toThrow(/Say where to/);
  await expect(run('moon')).rejects.toThrow(/Say where to/);
  const { store } = service.context;
  const ports = { store, clock: service.clock, bucket: undefined };
  await expect(moveFiles(['bucket'], ports)).rejects.toThrow(/FILES_S3_URL/);
  bucket.become('page');
  await expect(run('database')).rejects.toMatchObject({ reason: 'outage' });
  bucket.become('open');
  expect(await store.files.areInBucket()).toBe(true);
});

test('an organisation whose files are in a bucket is not exported', async () => {
  await expect(
    exportOrganisation(service.db, demo.orgId, `${process.env['TMPDIR'] ?? '/tmp'}/no-export.jsonl`),
  ).rejects.toThrow(/files of organisation \d+ are in a bucket.*move-files database \d+/);
});
