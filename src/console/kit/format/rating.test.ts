import { expect, test } from 'vitest';
import { formatRating } from './rating';

test.each([
  [0, '1 of 5'],
  [75, '4 of 5'],
  [100, '5 of 5'],
  [81.3, '4.3 of 5'],
  [undefined, '–'],
])('a score of %j is shown as %j', (score, shown) => {
  expect(formatRating(score)).toBe(shown);
});
