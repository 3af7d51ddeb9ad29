import { expect, test } from 'vitest';
import { partsIn } from './hash';

test.each([
  ['', []],
  ['#/', []],
  ['#/widgets/w1/look', ['widgets', 'w1', 'look']],
  ['#/cases/a%2Fb/', ['cases', 'a/b']],
  ['#/cases/%zz', ['cases', '%zz']],
])('%s has the parts %o', (hash, parts) => {
  expect(partsIn(hash)).toEqual(parts);
});
