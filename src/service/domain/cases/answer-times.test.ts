import { beforeEach, expect, test } from 'vitest';
import { createAnswerTimes, type AnswerTimes } from './answer-times';

const minute = 60_000;
let now = 0;
let reads: { widgetId: string; since: number }[] = [];
let found = { median: 0, count: 0 };
let times: AnswerTimes;

beforeEach(() => {
  now = 100 * 24 * 60 * minute;
  reads = [];
  found = { median: 90_400, count: 5 };
  function medianWait(widgetId: string, since: number) {
    reads.push({ widgetId, since });
    return Promise.resolve(found);
  }
  times = createAnswerTimes({ cases: { medianWait }, clock: { now: () => now, elapsed: () => now } });
});

async function known(): Promise<number | undefined> {
  times.of('w');
  await Promise.resolve();
  await Promise.resolve();
  return times.of('w');
}

test('the median of the last 24 hours is read once, behind the first answer', async () => {
  expect(times.of('w')).toBeUndefined();
  expect(times.of('w')).toBeUndefined();
  expect(await known()).toBe(90);
  expect(reads).toEqual([{ widgetId: 'w', since: now - 24 * 60 * minute }]);
});

test('it is read again after five minutes, and visitors get the one before until then', async () => {
  await known();
  now += 5 * minute;
  found = { median: 30_000, count: 9 };
  expect(times.of('w')).toBe(90);
  expect(await known()).toBe(30);
  expect(reads).toHaveLength(2);
});

test.each([
  ['too few chats', { median: 60_000, count: 4 }],
  ['a median beyond an hour', { median: 61 * minute, count: 50 }],
])('%s say nothing', async (_, figures) => {
  found = figures;
  expect(await known()).toBeUndefined();
});
