import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEncryption } from '../adapters/encryption';
import { openTestBucket, type TestBucket } from '../adapters/bucket/test-bucket';
import { demo } from '../demo/demo-organisation';
import { chunkSize } from '../domain/cases/files/files';
import { exportOrganisation } from '../storage/move/organisation/export-organisation';
import { importOrganisation } from '../storage/move/organisation/import-organisation';
import { openTestStore } from '../storage/test-store';
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

describe('an organisation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chat-widget-files-'));
  const path = join(folder, 'organisation.jsonl');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('whose files are in a bucket is not exported', async () => {
    await expect(exportOrganisation(service.db, demo.orgId, path)).rejects.toThrow(
      /1 files of organisation \d+ are in a bucket.*move-files database \d+/,
    );
    expect(existsSync(path)).toBe(false);
  });

  test('of an export that names objects is not imported', async () => {
    await run('database');
    await exportOrganisation(service.db, demo.orgId, path);
    const lines = readFileSync(path, 'utf8').split('\n');
    const { tables } = JSON.parse(lines[0] ?? '') as { tables: { name: string; columns: string[] }[] };
    const columns = tables.find(({ name }) => name === 'file_chunks')?.columns ?? [];
    const changed = lines.map((line) => {
      if (!line.startsWith('["file_chunks"')) return line;
      const [name, ...rows] = JSON.parse(line) as [string, ...(string | null)[][]];
      const values: Record<string, string | null> = { bytes: null, object: 'files/of/another' };
      return JSON.stringify([
        name,
        ...rows.map((row) => columns.map((one, at) => (one in values ? values[one] : row[at]))),
      ]);
    });
    expect(changed.join()).toContain('files/of/another');
    writeFileSync(path, changed.join('\n'));
    const target = await openTestStore();
    await expect(importOrganisation(target.db, path, createEncryption([randomBytes(32)]))).rejects.toThrow(
      /names objects of a bucket/,
    );
    expect(await target.store.organisations.list()).toEqual([]);
    await target.stop();
  });
});
