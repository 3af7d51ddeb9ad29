import { afterAll, beforeAll, expect, test } from 'vitest';
import { secrets } from '../../adapters/secrets';
import { openTestService, type TestService } from '../../testing/test-service';
import { demo } from '../demo-organisation';
import { seedDemoHistory } from './history';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function seed() {
  const { context, clock } = service;
  return seedDemoHistory({ store: context.store, clock, secrets, publicUrl: 'http://localhost:8080' });
}

function report() {
  const query = {
    start: '2026-10-19',
    end: '2026-11-18',
    timeZone: 'UTC',
    by: 'day' as const,
    widgetIds: [],
  };
  return service.context.report(demo.orgId, query, new AbortController().signal);
}

test('fills logs and reports with four weeks of chats: most are answered, some missed or offline, many rated', async () => {
  await seed();
  const { rows, total } = await report();
  expect(rows).toHaveLength(28);
  expect(total).toMatchObject({ chats: 225, answered: 214, missed: 11, offline: 21, score: { count: 74 } });
});

test('a second start adds nothing', async () => {
  const once = await report();
  await seed();
  expect(await report()).toEqual(once);
});
