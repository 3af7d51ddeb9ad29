import { sql } from 'kysely';
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

test('what would be removed for its age stays while the clock is days ahead', async () => {
  const { clock, context, db } = service;
  const { store } = context;
  const [now, orgId] = [clock.now(), demo.orgId];
  const ban = { id: 'ban', orgId, who: 'address 203.0.113.9', caseId: await visitor.start() };
  await store.bans.add({ ...ban, createdAt: now, until: now + days });
  const day = Math.floor(now / days) * days;
  await store.invitationCounts.add({ widgetId: demo.appWidgetId, ruleId: 'rule', day }, 'shown');
  await sql`
    insert into deliveries (id, org_id, channel, endpoint_id, order_key, kind, payload, created_at, state, attempts, next_attempt_at, reason)
    values ('lost', ${orgId}, 'webhook', 'shop', 'case', 'caseClosed', '{}', ${now}, 'failed', 10, ${now}, 'Refused.')`.execute(
    db,
  );
  clock.set(900 * days);
  await context.workers.processAll();
  clock.set(-900 * days);
  const { rows } = await sql<{ kept: number }>`select ((select count(*) from bans where id = 'ban')
    + (select count(*) from widget_invitations where rule_id = 'rule')
    + (select count(*) from deliveries where id = 'lost'))::integer as kept`.execute(db);
  expect(rows).toEqual([{ kept: 3 }]);
});

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
