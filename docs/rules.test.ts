import { describe, expect, test } from 'vitest';
import { readRules } from '../src/contract/rules/parse-rules';
import type { Holdback } from '../src/contract/rules/rule-explanation';
import { factKinds, operatorsOf, type ProactiveRule } from '../src/contract/rules/rules';
import type { SettingsFault } from '../src/contract/read';
import { examplesOf, readPage, rowsOf, sectionOf } from './read-page';

const page = readPage('rules.md');

const members: Record<keyof ProactiveRule, 'yes' | 'no'> = {
  id: 'yes',
  when: 'yes',
  messages: 'yes',
  agent: 'no',
  cap: 'no',
  priority: 'no',
  isMinimized: 'no',
  offlineFallback: 'no',
};
const holdbacks: Record<Holdback, true> = {
  switchedOff: true,
  notAllowed: true,
  noConsent: true,
  pageHidden: true,
  chatRunning: true,
  formOpen: true,
  banned: true,
  offline: true,
  cookiesUnavailable: true,
  closedRecently: true,
  capReached: true,
  shownOnThisPage: true,
};

test.each(examplesOf(page, 'json'))('the example is without fault: %s', (example) => {
  const written: unknown = JSON.parse(example);
  const faults: SettingsFault[] = [];
  expect(readRules(written, 'rules', faults)).toEqual(written);
  expect(faults).toEqual([]);
});

describe('the page names', () => {
  test('every fact with its kind', () => {
    const written = rowsOf(sectionOf(page, 2, 'Conditions')).filter((row) => row.length === 3);
    expect(Object.fromEntries(written)).toEqual(factKinds);
  });

  test('every member of a rule, and whether it must be there', () => {
    const written = rowsOf(page.split('\n## ')[0] ?? '');
    expect(Object.fromEntries(written)).toEqual(members);
    const whole = { id: 'a', when: { all: [] }, messages: ['Hello'] };
    for (const [name, must] of Object.entries(members)) {
      const { [name as 'id']: _left, ...rest } = whole;
      expect([name, faultsOf(rest).length > 0]).toEqual([name, must === 'yes']);
    }
  });

  test('every holdback', () => {
    const written = rowsOf(sectionOf(page, 2, 'Why does nobody get invited?'));
    expect(written.map(([name]) => name).sort()).toEqual(Object.keys(holdbacks).sort());
  });

  test('every operator, by the kinds of facts that it tests', () => {
    const written = rowsOf(sectionOf(page, 2, 'Conditions')).filter((row) => row.length === 2);
    expect(written).toEqual(Object.entries(operatorsOf).map(([kind, names]) => [kind, names.join(', ')]));
  });
});

function faultsOf(rule: object): SettingsFault[] {
  const faults: SettingsFault[] = [];
  readRules([rule], 'rules', faults);
  return faults;
}
