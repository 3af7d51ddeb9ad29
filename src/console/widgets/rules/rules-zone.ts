import type { Condition, ProactiveRule } from '../../../contract/rules/rules';
import type { ProactiveSettings } from '../../../contract/settings/proactive-settings';

/** Rules have this zone until one is chosen. */
const unsetZone = 'UTC';

/**
 * Changes the rules. The first condition about time brings its zone with it, where none has been chosen: rules that already test
 * the time keep theirs.
 */
export function withRules(
  proactive: ProactiveSettings,
  rules: ProactiveRule[],
  ownZone: string,
): ProactiveSettings {
  const isFirst = !proactive.rules.some(testsTime) && rules.some(testsTime);
  return { ...proactive, rules, ...(isFirst && proactive.timeZone === unsetZone && { timeZone: ownZone }) };
}

function testsTime({ when }: ProactiveRule): boolean {
  return conditionTestsTime(when);
}

function conditionTestsTime(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(conditionTestsTime);
  if ('any' in condition) return condition.any.some(conditionTestsTime);
  if ('not' in condition) return conditionTestsTime(condition.not);
  return isAboutTime(condition);
}

/** Whether a fact depends on the time zone. */
export function isAboutTime({ fact }: { fact: string }): boolean {
  return fact === 'timeOfDay' || fact === 'weekday';
}
