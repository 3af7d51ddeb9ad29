import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBucket, type TestBucket } from './adapters/bucket/test-bucket';
import { demo } from './demo/demo-organisation';
import { createFileVisitor, pictureOf, withFiles } from './testing/test-files';
import { openTestService, type TestService } from './testing/test-service';
import { createTestVisitor } from './testing/test-visitor';

let bucket: TestBucket;
let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);
const days = 24 * 3_600_000;

beforeAll(async () => {
  bucket = await openTestBucket();
  service = await openTestService(bucket.env);
});
afterAll(async () => {
  await service.stop();
  await bucket.stop();
});

/** Runs all jobs at a clock that is days ahead, which is then set right. */
async function runAhead(): Promise<void> {
  await service.context.workers.processAll();
  service.clock.set(-9 * days);
}
async function passMinutes(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed++) {
    service.clock.advance(60_000);
    await service.context.workers.processAll();
  }
}

test('a chat whose visitor was last seen by a clock that was days ahead ends as idle once they are gone', async () => {
  const id = await visitor.start();
  service.clock.set(9 * days);
  await visitor.poll(id);
  await runAhead();
  await passMinutes(20);
  expect(await service.context.store.cases.get(id)).toMatchObject({ state: 'closed' });
});

test('an erased file that the bucket refuses to delete while the clock is days ahead is deleted once it is right', async () => {
  const caseId = await visitor.start(withFiles);
  await files.send(caseId, 'lamp.png', pictureOf(1_000));
  service.clock.set(9 * days);
  bucket.become('busy');
  await service.context.visitors.erase(demo.orgId, { caseId });
  await runAhead();
  bucket.become('open');
  expect(await bucket.names()).toHaveLength(1);
  await passMinutes(2);
  expect(await bucket.names()).toEqual([]);
});
