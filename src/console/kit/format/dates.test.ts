import { expect, test } from 'vitest';
import { formatDateTime, formatDuration } from './dates';

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
