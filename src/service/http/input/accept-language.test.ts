import { expect, test } from 'vitest';
import { acceptedLanguages } from './accept-language';

test.each([
  [undefined, []],
  ['', []],
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.5, fr-CH , *;q=0.1', ['fr-CH', 'en']],
  ['en;q=0, es;q=0.2', ['es']],
  ['"><script>, en;q=high, a', []],
  ['aa,bb,cc,dd,ee,ff', ['aa', 'bb', 'cc', 'dd', 'ee']],
])('of %j, best first: %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
