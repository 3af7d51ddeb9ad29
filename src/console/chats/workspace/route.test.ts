import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from './route';

test.each([
  ['', { view: 'open' }],
  ['#/', { view: 'open' }],
  ['#/offline', { view: 'offline' }],
  ['#/done', { view: 'done' }],
  ['#/snoozed', { view: 'snoozed' }],
  ['#/cases/68b5bd44', { caseId: '68b5bd44' }],
  ['#/cases/a%2Fb', { caseId: 'a/b' }],
  ['#/something/else', { view: 'open' }],
  ['#/?from=yesterday&what=else', { view: 'open' }],
  ['#/closed?label=a%26b&from=2026-11-24', { view: 'closed', filter: { label: 'a&b', from: '2026-11-24' } }],
])('%s leads to %o', (hash, route) => {
  expect(parseRoute(hash)).toEqual({ filter: {}, ...route });
});

test('what is written is read again', () => {
  const filter = { label: 'a&b=c ü', agent: 'maya+1@x.example' };
  expect(parseRoute(formatRoute({ caseId: 'a/b?c', filter }))).toEqual({ caseId: 'a/b?c', filter });
  expect(parseRoute(formatRoute({ view: 'closed' }))).toEqual({ view: 'closed', filter: {} });
});
