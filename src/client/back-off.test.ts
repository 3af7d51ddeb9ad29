import { expect, test } from 'vitest';
import { createBackOff } from './back-off';

test('waits double from failure to failure up to the longest, and begin again after a success', () => {
  const backOff = createBackOff(() => 1, 5000);
  expect([1, 2, 3, 4, 5].map(() => backOff.next())).toEqual([1000, 2000, 4000, 5000, 5000]);
  expect(backOff.hasFailed()).toBe(true);
  backOff.reset();
  expect([backOff.hasFailed(), backOff.next()]).toEqual([false, 1000]);
});

test('are spread over the whole time, and never shorter than the server asks for', () => {
  const shares = [0, 0.5];
  const backOff = createBackOff(() => shares.shift() ?? 0);
  expect([backOff.next(), backOff.next(), backOff.next(7000)]).toEqual([0, 1000, 7000]);
});
