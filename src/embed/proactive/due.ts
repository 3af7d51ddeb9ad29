import type { Condition, FactName, Facts, Test } from '../../contract/rules/rules';

/** Facts that grow with the clock alone. They have the unit in their names. */
type Counter = Extract<FactName, `seconds${string}` | `${string}Seconds`>;

function isCounter(fact: FactName): fact is Counter {
  return /seconds/i.test(fact);
}

/**
 * Returns the seconds until time alone can change whether a condition matches; `undefined` when it never will. A wait for the
 * visitor to fall idle may end early and be repeated: activity puts it off.
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
  // No event tells when a variable of the page changes.
  if (fact === 'jsVariable') return 2;
  if (!isCounter(fact)) return undefined;
  const now = facts[fact];
  const ahead = [value]
    .flat()
    .flatMap((limit) => [Number(limit), Number(limit) + 1])
    .filter((limit) => limit > now)
    .map((limit) => limit - now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
