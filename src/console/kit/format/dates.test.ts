import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatDuration, formatMoment, formatWhen } from './dates';

test.each([
  [86_399, '23:59:59'],
  [undefined, '–'],
  [-0.5, '0:00'],
  [7.9, '0:07'],
  [760, '12:40'],
  [3_729, '1:02:09'],
  [190_000, '2 d'],
])('%s seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('a time in full names its year, its seconds and its time zone', () => {
  const text = formatDateTime(Date.UTC(2026, 10, 23, 12, 0, 7));
  expect(text).toMatch(/^23 Nov 2026, .*\b\d\d:07\b.* \S+$/);
});

test('a day of another year names its year, a day of this one does not', () => {
  const now = new Date(2026, 10, 30, 12).getTime();
  const [march, before] = [new Date(2026, 2, 4, 9).getTime(), new Date(2025, 10, 30, 12).getTime()];
  expect([march, before].map((at) => formatWhen(at, now))).toEqual(['4 Mar', '30 Nov 2025']);
  expect([march, before].map((at) => formatMoment(at, now).replace(/, .*/, ''))).toEqual([
    '4 Mar',
    '30 Nov 2025',
  ]);
  expect([march, before].map((at) => formatDay(at, now).replace(',', ''))).toEqual([
    'Wednesday 4 March',
    'Sunday 30 November 2025',
  ]);
});
