import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
  [-500, '0:00'],
  [7_900, '0:07'],
  [760_000, '12:40'],
  [3_729_000, '1:02:09'],
  [190_000_000, '2 d'],
])('%d milliseconds read %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
