import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { createVisitorRecords } from '../storage/privacy/visitor-records';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

const day = 24 * 3_600_000;
const count = 4_000;
let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
  await addClosedChats(1, count);
});
afterAll(() => service.stop());

/** Of as many visitors, whose e-mail addresses have these numbers. */
async function addClosedChats(first: number, last: number): Promise<void> {
  const closedAt = service.clock.now() - 10 * day;
  await sql`
    insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, last_entry_at, last_index,
      closed_at, visitor_seen_at)
    select gen_random_uuid()::text, ${demo.orgId}, ${demo.widgetId}, 'chat', 'closed',
      jsonb_build_object('email', n || '@many.example'), '', at, at, -1, at, at
    from (select n, ${closedAt}::bigint + n / 3 as at
      from generate_series(${first}::integer, ${last}::integer) n) as chats`.execute(service.db);
  await sql`analyze cases`.execute(service.db);
}

/** How often others get to the database, which serves one after the other, while something is done. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const done = work().finally(() => {
    state.isDone = true;
  });
  let turns = 0;
  while (!state.isDone) {
    await sql`select 1`.execute(service.db);
    turns += 1;
  }
  await done;
  return turns;
}

test('an erasure in many chats leaves the database to others between few of them', async () => {
  const turns = await turnsOfOthers(async () => {
    const erased = await call('POST', '/visitors/erase', { email: '7@many.example' });
    expect(erased.json()).toEqual({ cases: 1 });
  });
  expect(turns).toBeGreaterThan(count / 500);
});

test.each(['find', 'export', 'erase'])(
  'of an organisation one at a time looks through all its chats to %s a visitor',
  async (act) => {
    const { visitorRecords } = service.context.store;
    const { casesOf } = visitorRecords;
    let [underWay, most] = [0, 0];
    visitorRecords.casesOf = async (...asked) => {
      underWay += 1;
      most = Math.max(most, underWay);
      return casesOf(...asked).finally(() => {
        underWay -= 1;
      });
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        call('POST', `/visitors/${act}`, { email: `${n + 20}@many.example` }),
      ),
    );
    visitorRecords.casesOf = casesOf;
    expect([most, ...answers.map(({ statusCode }) => statusCode)]).toEqual([1, 200, 200, 200, 200]);
  },
);

/** Rows of cases that were read by now. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(service.db);
  const { rows } = await sql<{ count: string }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_user_tables where relname = 'cases'`.execute(
    service.db,
  );
  return Number(rows[0]?.count);
}

test('visitors of many chats are forgotten without reading those over and over whose visitors are forgotten', async () => {
  // So many that the database finds those of a portion by their ids, rather than among all.
  const total = 3 * count;
  await addClosedChats(count + 1, total);
  const before = await rowsRead();
  await service.context.store.visitorRecords.forgetVisitors(demo.orgId, service.clock.now() - day);
  const { rows } = await sql`select from cases where visitor->>'email' like '%@many.example'`.execute(
    service.db,
  );
  expect(rows).toHaveLength(0);
  const read = (await rowsRead()) - before;
  expect(read).toBeGreaterThan(total);
  expect(read).toBeLessThan(7 * total);
});

/** A closed case with a file of so many chunks, a picture, a mail and a delivery, that ended so many days ago. */
async function addCaseWithFile(id: string, chunks: number): Promise<void> {
  const at = service.clock.now() - 5 * day;
  const statements = [
    sql`insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, last_entry_at, last_index,
        closed_at, visitor_seen_at)
      values (${id}, ${demo.orgId}, ${demo.widgetId}, 'offline', 'closed', '{"name": "Kim"}', '', ${at}, ${at}, -1, ${at}, ${at})`,
    sql`insert into files (id, case_id, sender, upload_id, name, size, received, at)
      values (${id}, ${id}, 'visitor', 'upload', 'file', 1000, 1000, ${at})`,
    sql`insert into file_chunks (file_id, number, bytes)
      select ${id}, n, 'x' from generate_series(1, ${chunks}::integer) n`,
    sql`insert into screenshots (id, case_id, type, bytes, at) values (${id}, ${id}, 'image/png', 'x', ${at})`,
    sql`insert into mail_threads (case_id, thread) values (${id}, ${id})`,
    sql`insert into deliveries (id, org_id, channel, endpoint_id, order_key, kind, payload, created_at, state, attempts,
        next_attempt_at)
      values (${id}, ${demo.orgId}, 'mail', 'mail', ${id}, 'offlineMessage', '{}', ${at}, 'done', 1, ${at})`,
  ];
  for (const statement of statements) await statement.execute(service.db);
}

/** In how many rows of these tables something of the case is left. */
async function leftOf(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from cases where id = ${id}) + (select count(*) from files where case_id = ${id})
    + (select count(*) from file_chunks where file_id = ${id}) + (select count(*) from screenshots where case_id = ${id})
    + (select count(*) from mail_threads where case_id = ${id}) + (select count(*) from deliveries where order_key = ${id})
  )::int as count`.execute(service.db);
  return rows[0]?.count ?? NaN;
}

test('files are removed a few pieces at a time, with their cases and before them', async () => {
  const { visitorRecords } = service.context.store;
  const before = service.clock.now() - 4 * day;
  for (const remove of [visitorRecords.removeScreenshots, visitorRecords.removeCases]) {
    await addCaseWithFile('large', 400);
    expect(await turnsOfOthers(() => remove(demo.orgId, before))).toBeGreaterThan(8);
    if (remove === visitorRecords.removeScreenshots) expect(await leftOf('large')).toBe(3);
    await visitorRecords.removeCases(demo.orgId, before);
    expect(await leftOf('large')).toBe(0);
  }
});

test('to forget visitors that is cut off is taken up again and leaves nothing', async () => {
  const before = service.clock.now() - 4 * day;
  await addCaseWithFile('cut', 1);
  let [statements, most] = [0, 0];
  for (let last = 1; last < 100; last++) {
    statements = 0;
    const failing = service.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        if (statements > last) throw new Error('The power is gone.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const isCut = await createVisitorRecords(failing)
      .forgetVisitors(demo.orgId, before)
      .then(
        () => false,
        () => true,
      );
    const { rows } = await sql`select from cases where id = 'cut' and visitor = '{}'`.execute(service.db);
    most = Math.max(most, statements);
    // The case, its file, chunk and picture.
    if (rows.length > 0) expect(await leftOf('cut')).toBe(4);
    if (!isCut) break;
  }
  expect(most).toBeGreaterThan(5);
  expect(await leftOf('cut')).toBe(4);
});
