import { expect, test } from 'vitest';
import cases from '../../embed/proactive/cases.json';
import { readRules } from './parse-rules';
import type { SettingsFault } from '../read';

function read(...rules: unknown[]) {
  const faults: SettingsFault[] = [];
  return { rules: readRules(rules, 'rules', faults), faults: faults.map(({ path }) => path) };
}

const sound = { id: 'a', when: { all: [] }, messages: ['Hello'] };

test('a whole rule is read as it was written', () => {
  const rule = {
    id: 'cart',
    when: { any: [{ not: { fact: 'pageUrl', is: 'ends', value: ['/cart', '/pay'] } }, { all: [] }] },
    messages: ['Hello', '{alias} here'],
    agent: { alias: 'Maya', avatarUrl: 'https://shop.example/maya.png' },
    cap: { times: 2, per: 'day' },
    priority: 3,
    isMinimized: true,
    offlineFallback: true,
  };
  expect(read(rule)).toEqual({ rules: [rule], faults: [] });
});

test('every condition of the table of cases can be set, but a bad regular expression', () => {
  for (const { name, when } of cases) {
    const { faults } = read({ ...sound, when });
    expect([name, faults]).toEqual([
      name,
      JSON.stringify(when).includes('"("') ? ['rules[0].when.value'] : [],
    ]);
  }
});

test.each([
  [{ ...sound, id: '' }, 'rules[0].id'],
  [{ ...sound, messages: [] }, 'rules[0].messages'],
  [{ id: 'a', messages: ['x'] }, 'rules[0].when'],
  [{ ...sound, when: { all: {} } }, 'rules[0].when.all'],
  [{ ...sound, when: { fact: 'weather', is: 'equals', value: 'rain' } }, 'rules[0].when.fact'],
  [{ ...sound, when: { fact: 'clicks', is: 'contains', value: 1 } }, 'rules[0].when.is'],
  [{ ...sound, when: { fact: 'clicks', is: 'atLeast', value: '1' } }, 'rules[0].when.value'],
  [{ ...sound, when: { fact: 'clicks', is: 'atLeast', value: [] } }, 'rules[0].when.value'],
  [{ ...sound, when: { fact: 'timeOfDay', is: 'between', value: '9-17' } }, 'rules[0].when.value'],
  [{ ...sound, when: { fact: 'clicks', is: ['atLeast'], value: 1 } }, 'rules[0].when.is'],
  [{ ...sound, when: { fact: 'clicks', is: 'atLeast', value: 1, of: [] } }, 'rules[0].when.of'],
  [{ ...sound, when: { fact: 'clicks', name: 'x', is: 'atLeast', value: 1 } }, 'rules[0].when.name'],
  [{ ...sound, when: { fact: 'jsVariable', is: 'equals', value: 'x' } }, 'rules[0].when.name'],
  [
    { ...sound, when: { not: { all: [{ fact: 'pageUrl', is: 'regex', value: '(' }] } } },
    'rules[0].when.not.all[0].value',
  ],
  [{ ...sound, cap: { times: 0, per: 'day' } }, 'rules[0].cap.times'],
  [{ ...sound, colour: 'red' }, 'rules[0].colour'],
])('a wrong rule is left out and named: %j', (rule, path) => {
  const { rules, faults } = read(rule, { ...sound, id: 'other' });
  expect(faults).toEqual([path]);
  expect(rules.map(({ id }) => id)).toEqual(['other']);
});

test('an id appears once', () => {
  expect(read(sound, sound)).toMatchObject({ rules: [{ id: 'a' }], faults: ['rules[1].id'] });
});

test('conditions joined without end are refused', () => {
  let when: unknown = { all: [] };
  for (let depth = 0; depth < 5000; depth += 1) when = { not: when };
  const { rules, faults } = read({ ...sound, when });
  expect(rules).toEqual([]);
  expect(faults).toHaveLength(1);
});
