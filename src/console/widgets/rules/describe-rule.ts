import { factKinds, type Condition, type ProactiveRule, type Test } from '../../../contract/rules/rules';
import { facts, operatorTitles } from './facts';

const spans = { page: 'a page', visit: 'a visit', day: 'a day', ever: 'a visitor' };

/** Describes a rule in a sentence that needs no knowledge of rules. */
export function describeRule({ when, cap, agent, offlineFallback }: ProactiveRule): string {
  const parts = [`When ${describeCondition(when)}, invite`];
  if (agent?.alias) parts.push(` in the name of ${agent.alias}`);
  if (cap) parts.push(`, at most ${cap.times === 1 ? 'once' : `${cap.times} times`} ${spans[cap.per]}`);
  parts.push(offlineFallback ? '; with nobody online, open the offline form.' : '.');
  return parts.join('');
}

export function describeCondition(condition: Condition): string {
  if ('all' in condition) return join(condition.all, ' and ', 'anyone visits');
  if ('any' in condition) return join(condition.any, ' or ', 'never (it has no condition)');
  if ('not' in condition) return `not (${describeCondition(condition.not)})`;
  return describeTest(condition);
}

function join(conditions: Condition[], word: string, none: string): string {
  const parts = conditions.map((one) => {
    const isGroup = ('all' in one && one.all.length > 1) || ('any' in one && one.any.length > 1);
    return isGroup ? `(${describeCondition(one)})` : describeCondition(one);
  });
  return parts.length > 0 ? parts.join(word) : none;
}

export function describeTest({ fact, name, is, value }: Test): string {
  const title = fact === 'jsVariable' ? `the variable ${name}` : `“${facts[fact].title}”`;
  if (factKinds[fact] === 'flag') return `${title} is ${isYes(is, value) ? 'yes' : 'no'}`;
  const values = [value].flat().map((one) => (typeof one === 'number' ? String(one) : `“${String(one)}”`));
  return `${title} ${operatorTitles[is].replace(/ \(.*/, '')} ${values.join(' or ')}`;
}

function isYes(is: Test['is'], value: Test['value']): boolean {
  return (is === 'equals') === ([value].flat()[0] === true);
}
