import { expect, test } from 'vitest';
import { backOff } from './back-off';

test('the bound doubles from failure to failure up to the longest', () => {
  const waits = [0, 1, 2, 3, 4, 2000].map((failures) => backOff(failures, () => 1, 0, 5000));
  expect(waits).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
});

test('waits are spread over all of it, and never shorter than the server asks for', () => {
  expect([backOff(3, () => 0), backOff(3, () => 0.5), backOff(3, () => 0.5, 7000)]).toEqual([0, 4000, 7000]);
});
