import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from './route';

test.each([
  ['', { view: 'open' }],
  ['#/', { view: 'open' }],
  ['#/offline', { view: 'offline' }],
  ['#/cases/68b5bd44', { caseId: '68b5bd44' }],
  ['#/cases/a%2Fb', { caseId: 'a/b' }],
  ['#/something/else', { view: 'open' }],
])('%s leads to %o', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('what is written is read again', () => {
  expect(parseRoute(formatRoute({ caseId: 'a/b?c' }))).toEqual({ caseId: 'a/b?c' });
  expect(parseRoute(formatRoute({ view: 'closed' }))).toEqual({ view: 'closed' });
});
