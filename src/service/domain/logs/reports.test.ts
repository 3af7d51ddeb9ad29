import { expect, test } from 'vitest';
import type { ReportFigures } from '../../../operations/console/logs';
import { Failure } from '../failure';
import { createReporting, createSearching } from '../shares/searching';
import type { ReadPortion } from './case-reports';
import type { DateRange } from './date-range';
import { createReports, type ReportQuery } from './reports';

const figures: ReportFigures = { chats: 1, answered: 1, missed: 0, offline: 0, proactive: 0 };
const query: ReportQuery = {
  start: '2026-01-01',
  end: '2026-01-31',
  timeZone: 'UTC',
  by: 'agent',
  widgetIds: [],
};
const orgId = 1;

/** Reports of three portions each, for the rows and for the time before. */
function setUp() {
  const searching = createSearching();
  const done: string[] = [];
  const before: DateRange[] = [];
  let name = '';
  async function readPortions(inTurn: ReadPortion) {
    const own = name;
    for (let portion = 0; portion < 3; portion++)
      await inTurn(async () => {
        await new Promise(setImmediate);
        done.push(own);
      });
    return figures;
  }
  const caseReports = {
    total(scope: DateRange, inTurn: ReadPortion) {
      before.push(scope);
      return readPortions(inTurn);
    },
    grouped: async (_scope: unknown, _by: unknown, _limit: unknown, inTurn: ReadPortion) => ({
      rows: [],
      isCut: false,
      total: await readPortions(inTurn),
    }),
  };
  const store = { caseReports, widgets: { listed: async () => [] } } as unknown as Parameters<
    typeof createReports
  >[0]['store'];
  const report = createReports({ store, searching, reporting: createReporting() });
  return {
    done,
    before,
    read(as: string, signal = new AbortController().signal, changes: Partial<ReportQuery> = {}) {
      name = as;
      return report(orgId, { ...query, ...changes }, signal);
    },
    search: (as: string) => searching.inTurn({ share: String(orgId) }, async () => void done.push(as)),
    settle: () => new Promise(setImmediate),
  };
}

test('a search does not wait for the end of a report, which reads a portion at a time', async () => {
  const { done, read, search, settle } = setUp();
  const reading = read('report');
  await settle();
  await search('search');
  expect(done.length).toBeLessThan(4);
  await reading;
  expect(done.filter((one) => one === 'report')).toHaveLength(6);
});

test('a report that nobody waits for any more ends, and the next one of the organisation begins', async () => {
  const { done, read, settle } = setUp();
  const leaving = new AbortController();
  const left = read('left', leaving.signal);
  await settle();
  const next = read('next');
  leaving.abort(new Failure('tookTooLong'));
  await expect(left).rejects.toMatchObject({ reason: 'tookTooLong' });
  await next;
  expect(done.filter((one) => one === 'left').length).toBeLessThan(3);
});

test.each([
  ['one day after a day of 23 hours', '2026-03-30', '2026-03-30', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['a week with a day of 25 hours', '2026-10-20', '2026-10-26', '2026-10-12T22:00Z', '2026-10-19T22:00Z'],
  ['a year', '2026-01-01', '2026-12-31', '2024-12-31T23:00Z', '2025-12-31T23:00Z'],
  ['an hour', '2026-03-29T03:00', '2026-03-29T03:59:59', '2026-03-29T00:00Z', '2026-03-29T01:00Z'],
  ['the first day', '1970-01-02', '1970-01-02', '1969-12-31T23:00Z', '1970-01-01T23:00Z'],
])('what is compared with %s is as long, in days of the zone', async (_what, start, end, from, to) => {
  const { before, read } = setUp();
  await read('report', undefined, { start, end, timeZone: 'Europe/Berlin' });
  expect(before).toMatchObject([{ from: Date.parse(from), before: Date.parse(to) }]);
});
