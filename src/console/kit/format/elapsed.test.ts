import { expect, test } from 'vitest';
import { formatElapsed } from './elapsed';

test.each([
  [undefined, '–'],
  [0, '<\u00a01\u00a0s'],
  [0.9, '<\u00a01\u00a0s'],
  [1, '0:01'],
  [760, '12:40'],
])('%s seconds took %s', (seconds, text) => {
  expect(formatElapsed(seconds)).toBe(text);
});
