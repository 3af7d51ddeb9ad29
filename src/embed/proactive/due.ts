import type { Condition, Facts, Test } from '../../contract/rules/rules';

const counting = ['secondsOnSite', 'secondsOnPage', 'idleSeconds'] as const;

/**
 * Seconds until time alone can change what a condition says; `undefined` when it never will. A wait for the
 * visitor to fall idle may end early and be asked again: activity puts it off.
 */
export function secondsUntilDue(condition: Condition, facts: Facts): number | undefined {
  const waits = tests(condition)
    .map((test) => waitOf(test, facts))
    .filter((wait) => wait !== undefined);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

function tests(condition: Condition): Test[] {
  if ('all' in condition) return condition.all.flatMap(tests);
  if ('any' in condition) return condition.any.flatMap(tests);
  return 'not' in condition ? tests(condition.not) : [condition];
}

function waitOf({ fact, value }: Test, facts: Facts): number | undefined {
  if (fact === 'timeOfDay' || fact === 'weekday') return 60;
  // Nobody tells when a variable of the page changes.
  if (fact === 'jsVariable') return 2;
  const counter = counting.find((name) => name === fact);
  if (!counter) return undefined;
  const now = facts[counter];
  const ahead = [value]
    .flat()
    .flatMap((limit) => [Number(limit), Number(limit) + 1])
    .filter((limit) => limit > now)
    .map((limit) => limit - now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
