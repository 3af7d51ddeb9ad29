import {
  factKinds,
  type Condition,
  type ProactiveRule,
  type Test,
  type TestValue,
} from '../../../contract/rules/rules';
import { choicesOf } from './facts';
import { rulesTexts } from './texts';

/** Describes a rule in a sentence that needs no knowledge of rules. */
export function describeRule({ when, cap, agent, offlineFallback }: ProactiveRule): string {
  return rulesTexts().sentence({
    condition: describeCondition(when),
    alias: agent?.alias,
    cap,
    opensForm: offlineFallback === true,
  });
}

export function describeCondition(condition: Condition): string {
  const { and, or, not, anyone, never } = rulesTexts();
  if ('all' in condition) return join(condition.all, and, anyone);
  if ('any' in condition) return join(condition.any, or, never);
  if ('not' in condition) return not(describeCondition(condition.not));
  return describeTest(condition);
}

function join(conditions: Condition[], word: string, none: string): string {
  const parts = conditions.map((one) => {
    const isGroup = ('all' in one && one.all.length > 1) || ('any' in one && one.any.length > 1);
    return isGroup ? `(${describeCondition(one)})` : describeCondition(one);
  });
  return parts.length > 0 ? parts.join(word) : none;
}

export function describeTest({ fact, name = '', is, value }: Test): string {
  const { facts, operators, quoted, variable, flag, or } = rulesTexts();
  const title = fact === 'jsVariable' ? variable(name) : quoted(facts[fact]);
  if (factKinds[fact] === 'flag') return flag(title, isYes(is, value));
  const values = [value]
    .flat()
    .map((one) => (typeof one === 'number' ? String(one) : quoted(describeSeen(fact, one))));
  return `${title} ${operators[is].replace(/ \(.*/, '')} ${values.join(or)}`;
}

/** What a fact is, in words. */
export function describeSeen(fact: Test['fact'], value: TestValue): string {
  const { yes, no } = rulesTexts();
  if (typeof value === 'boolean') return value ? yes : no;
  return choicesOf(fact)?.[String(value)] ?? String(value);
}

function isYes(is: Test['is'], value: Test['value']): boolean {
  return (is === 'equals') === ([value].flat()[0] === true);
}
