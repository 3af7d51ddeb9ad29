import { expect, test } from 'vitest';
import type { ReportFigures } from '../../../operations/console/logs';
import { Failure } from '../failure';
import { createReporting, createSearching } from '../shares/searching';
import type { ReadPortion } from './case-reports';
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
    total: (_scope: unknown, inTurn: ReadPortion) => readPortions(inTurn),
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
    read(as: string, signal = new AbortController().signal) {
      name = as;
      return report(orgId, query, signal);
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
