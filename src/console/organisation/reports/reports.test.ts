import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { Report } from '../../../operations/console/logs';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { fillGroups } from './fill-groups';
import { describeChange, figuresOf } from './figures';
import { ReportsModel } from './reports';

const none = { chats: 0, answered: 0, missed: 0, offline: 0, proactive: 0 };
const now = new Date(2026, 10, 22, 12).getTime();

function setUp() {
  const client = createFakeCalls({
    'GET /reports': ({ query }): Report => ({
      rows: [{ key: query.by === 'widget' ? 'w1' : 'x', ...none, chats: 3 }],
      isCut: false,
      total: none,
      previous: none,
    }),
    'GET /widgets': () => ({
      widgets: [
        {
          id: 'w1',
          name: 'Shop',
          email: 'o@x.example',
          isConversationEnabled: true,
          isProactiveEnabled: false,
        },
      ],
    }),
  });
  return { client, reports: new ReportsModel({ client, clock: { now: () => now } }) };
}

test('the groups are read again as another grouping is chosen, and widgets go by their names', async () => {
  const { client, reports } = setUp();
  reports.load();
  reports.group('widget');
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.calls.at(-1)).toContain('"by":"widget"');
  const state = reports.breakdown.state.value;
  const [row] = state.kind === 'ready' ? state.value.rows : [];
  reports.group('weekday');
  // Names are no weekdays, which could not be put in words.
  expect(reports.breakdown.state.value).toMatchObject({ value: { by: 'widget', rows: [{ key: 'w1' }] } });
  expect(reports.titleOf.value(row?.key ?? '')).toBe('Shop');
  reports.change({ widgetId: 'w1' });
  expect(client.calls.slice(-2).every((call) => call.includes('"widgetId":"w1"'))).toBe(true);
});

test('a report may take as long as the service takes for one', () => {
  const { client } = setUp();
  const timeouts: unknown[] = [];
  const patient: typeof client.call = (route, ...input) => {
    if (route === 'GET /reports') timeouts.push(input[0]?.timeout);
    return client.call(route, ...input);
  };
  new ReportsModel({ client: { call: patient }, clock: { now: () => now } }).load();
  expect(timeouts).toEqual([35_000, 35_000]);
});

test('figures of one period are not shown below another one, neither while it is read nor where it could not be', async () => {
  const { client, reports } = setUp();
  reports.load();
  await expect.poll(() => reports.trend.state.value.kind).toBe('ready');
  await expect.poll(() => reports.breakdown.state.value.kind).toBe('ready');
  reports.change({ widgetId: 'w1' });
  expect([reports.trend.state.value.kind, reports.breakdown.state.value.kind]).toEqual([
    'loading',
    'loading',
  ]);
  await expect.poll(() => reports.trend.state.value.kind).toBe('ready');
  client.failNext(new RequestFailure(502));
  reports.change({ period: { start: '2026-11-01', end: '2026-11-02' } });
  await expect.poll(() => reports.trend.state.value.kind).toBe('failed');
  await expect.poll(() => reports.breakdown.state.value.kind).toBe('ready');
  client.failNext(new RequestFailure(502));
  reports.group('label');
  await expect.poll(() => reports.breakdown.state.value.kind).toBe('failed');
});

test('figures say how they have changed, and nothing where there is nothing to compare', () => {
  const total = { ...none, chats: 30, answered: 24, missed: 6, wait: { mean: 40, median: 20, p90: 90 } };
  const figures = figuresOf(total, {
    ...none,
    chats: 20,
    answered: 20,
    wait: { mean: 40, median: 40, p90: 90 },
  });
  function change(title: string) {
    return describeChange(figures.find((figure) => figure.title === title));
  }
  expect(change('Chats')).toBe('50% more');
  expect(change('First answer, median')).toBe('50% less');
  expect(change('Missed')).toBe('no earlier data');
  expect(change('Offline messages')).toBe('unchanged');
  expect(change('Rating')).toBe('');
});

test('a chart has a place for each day and hour, also for those without a chat', () => {
  const rows = [{ key: '2026-03-29', ...none, chats: 2 }];
  const days = fillGroups('day', rows, { start: '2026-03-28', end: '2026-03-31' });
  expect(days.map(({ key, chats }) => [key, chats])).toEqual([
    ['2026-03-28', 0],
    ['2026-03-29', 2],
    ['2026-03-30', 0],
    ['2026-03-31', 0],
  ]);
  expect(fillGroups('hour', [], { start: '', end: '' })).toHaveLength(24);
});
