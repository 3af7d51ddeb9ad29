import { describe, expect, test } from 'vitest';
import { factKinds, operatorsOf, type Condition, type Facts } from '../../contract/rules/rules';
import cases from './cases.json';
import { evaluate } from './evaluate';
import { factsAtFirst } from './test-facts';

const table = cases as { name: string; when: Condition; facts: Partial<Facts>; holds: boolean }[];

test.each(table)('$name → $holds', ({ when, facts, holds }) => {
  expect(evaluate({ when }, { ...factsAtFirst, ...facts }).holds).toBe(holds);
});

test('the table has a match and a mismatch of every fact and of every operator', () => {
  const results = new Map<string, Set<boolean>>();
  for (const { when, holds } of table) {
    if (!('fact' in when)) continue;
    for (const name of [when.fact, when.is]) results.set(name, (results.get(name) ?? new Set()).add(holds));
  }
  for (const name of [...Object.keys(factKinds), ...Object.values(operatorsOf).flat()])
    expect([name, results.get(name)?.size]).toEqual([name, 2]);
});

describe('an evaluation', () => {
  test('tells the value seen in each test', () => {
    const when: Condition = { all: [{ fact: 'clicks', is: 'atLeast', value: 3 }, { not: { any: [] } }] };
    expect(evaluate({ when }, factsAtFirst)).toEqual({
      holds: false,
      condition: {
        all: [
          { fact: 'clicks', is: 'atLeast', value: 3, seen: 0, holds: false },
          { not: { any: [], holds: false }, holds: true },
        ],
        holds: false,
      },
    });
  });

  test('names a bad regular expression', () => {
    const { fault } = evaluate({ when: { fact: 'language', is: 'regex', value: '[' } }, factsAtFirst);
    expect(fault).toContain('[');
  });
});
