import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after';
import { nextTry } from './schedule';

const now = 1_000_000_000;

describe('Delivery of webhooks: Tries at 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h after the first', () => {
  const seconds = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

  test('by the pauses between them, when each fails at once', () => {
    const times = [0];
    for (let attempts = 1; ; attempts++) {
      const next = nextTry(attempts, { now: (times.at(-1) ?? 0) * 1000, random: () => 0 });
      if (next === undefined) break;
      times.push(next / 1000);
    }
    expect(times).toEqual(seconds);
  });

  test('with pauses up to a tenth longer', () => {
    expect(nextTry(1, { now, random: () => 0 })).toBe(now + 5000);
    expect(nextTry(1, { now, random: () => 0.999999 })).toBe(now + 5500);
    expect(nextTry(9, { now, random: () => 0.5 })).toBe(now + 4 * 3600_000 * 1.05);
  });
});

describe('Retry-After', () => {
  test.each([
    ['a longer wait than the schedule counts', 60_000, now + 60_000],
    ['a shorter one does not', 1000, now + 5000],
    ['no wait is longer than a day', 1e12, now + 24 * 3600_000],
  ])('%s', (_name, retryAfter, expected) => {
    expect(nextTry(1, { now, random: () => 0, retryAfter })).toBe(expected);
  });

  test('brings no try beyond the last', () => {
    expect(nextTry(10, { now, random: () => 0, retryAfter: 1000 })).toBeUndefined();
  });

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 4000],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['soon', undefined],
    ['-5s', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is read as %s ms', (header, expected) => {
    expect(parseRetryAfter(header, 6000)).toBe(expected);
  });
});
