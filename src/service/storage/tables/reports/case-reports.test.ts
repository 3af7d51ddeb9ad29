import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { CountedScope } from '../../../domain/logs/case-reports';
import type { Database } from '../../database';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase } from '../../test-records';

const count = 12_000;
const scope: CountedScope = { orgId: 1, from: 1_000, before: 1e9, timeZone: 'Europe/Berlin' };

function atOnce<Portion>(read: () => Promise<Portion>): Promise<Portion> {
  return read();
}

onEachEngine('a report of many cases', ({ check, prepare }) => {
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
    await store.organisations.add({ id: 1, name: 'Shop' });
    const { id } = exampleCase();
    await store.cases.add(
      exampleCase({ id, state: 'closed', closedAt: 1, createdAt: 0, lastEntryAt: 0 }),
      [],
    );
    // Many begin in the same moment, at the end of a portion too.
    await sql`
      insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, responded_at, last_entry_at,
        last_index, closed_at, visitor_seen_at, agent_email, survey_score)
      select gen_random_uuid(), 1, 'widget', 'chat', 'closed', '{}', '', 1000 + n / 50 * 1000,
        case when n % 4 > 0 then 1000 + n / 50 * 1000 + n * 997 % 60000 end, 1000 + n / 50 * 1000 + n * 991 % 900000,
        0, 1, 1, n % 7 || '@x.example', case when n % 3 = 0 then n % 101 end
      from generate_series(0, ${count - 1}) as n`.execute(db);
  });

  check('adds up to what one look at all of them says', async () => {
    const { rows } = await sql`
      select agent_email as key, count(*)::int as chats, count(responded_at)::int as answered,
        count(survey_score)::int as rated, avg(survey_score)::float8 as score,
        percentile_cont(0.5) within group (order by round((responded_at - created_at) / 1000.0)::float8) as median,
        percentile_cont(0.9) within group (order by round((last_entry_at - created_at) / 1000.0)::float8) as p90
      from cases where created_at > 0 group by 1 order by 2 desc, 1`.execute(db);
    const found = (await store.caseReports.grouped(scope, 'agent', 99, atOnce)).rows.map(
      ({ key, chats, answered, score, wait, duration }) => ({
        key,
        chats,
        answered,
        rated: score?.count,
        score: score?.mean,
        median: wait?.median,
        p90: duration?.p90,
      }),
    );
    expect(found).toHaveLength(7);
    for (const [at, row] of found.entries())
      for (const [name, value] of Object.entries(row)) {
        const expected = (rows[at] as Record<string, unknown>)[name];
        if (typeof value === 'number') expect(value).toBeCloseTo(expected as number, 9);
        else expect(value).toBe(expected);
      }
    expect(await store.caseReports.total(scope, atOnce)).toMatchObject({ chats: count, offline: 0 });
    expect((await store.caseReports.grouped(scope, 'agent', 2, atOnce)).rows.map(({ key }) => key)).toEqual([
      found[0]?.key,
      found[1]?.key,
    ]);
    for (const by of ['agent', 'label', 'day'] as const)
      expect((await store.caseReports.grouped(scope, by, 1, atOnce)).total).toEqual(
        await store.caseReports.total(scope, atOnce),
      );
    expect((await store.caseReports.grouped({ ...scope, orgId: 2 }, 'day', 9, atOnce)).rows).toEqual([]);
  });

  check('has every day of years, and of what has no order in time the largest', async () => {
    await store.organisations.add({ id: 4, name: 'Old' });
    const years = { ...scope, orgId: 4, from: 0, before: Date.UTC(2026, 0) };
    for (const [at, year] of [2023, 2023, 2024, 2025].entries()) {
      const createdAt = Date.UTC(year, 5, 1, 12);
      const ended = { state: 'closed' as const, closedAt: createdAt, createdAt, lastEntryAt: createdAt };
      await store.cases.add(exampleCase({ orgId: 4, widgetId: `of ${at > 2}`, ...ended }), []);
    }
    const days = await store.caseReports.grouped(years, 'day', 1, atOnce);
    expect(days.rows.map(({ key }) => key)).toEqual(['2023-06-01', '2024-06-01', '2025-06-01']);
    expect(days.isCut).toBe(false);
    const widgets = await store.caseReports.grouped(years, 'widget', 1, atOnce);
    expect([widgets.rows.map(({ key }) => key), widgets.isCut]).toEqual([['of false'], true]);
  });

  check('keeps nobody waiting', async () => {
    const run = { isOver: false };
    const adding = store.caseReports.grouped(scope, 'day', 99, atOnce).finally(() => (run.isOver = true));
    let served = 0;
    for (; !run.isOver; served++) await store.organisations.list();
    await adding;
    expect(served).toBeGreaterThan(3);
  });

  check('counts by the clock of the zone, also where the database doesn’t know its name', async () => {
    await store.organisations.add({ id: 3, name: 'Summer' });
    const createdAt = Date.UTC(2026, 6, 1, 12);
    await store.cases.add(
      exampleCase({ orgId: 3, state: 'closed', closedAt: createdAt, createdAt, lastEntryAt: createdAt }),
      [],
    );
    const day = { orgId: 3, from: createdAt, before: createdAt + 1 };
    for (const [timeZone, hour] of [
      ['CET', 14],
      ['met', 14],
      ['EET', 15],
      ['WET', 13],
      ['EST', 7],
      ['Europe/Berlin', 14],
      ['AET', 22],
    ] as const) {
      const { rows } = await store.caseReports.grouped({ ...day, timeZone }, 'hour', 9, atOnce);
      expect([timeZone, rows.map(({ key }) => key)]).toEqual([timeZone, [String(hour)]]);
    }
  });
});
