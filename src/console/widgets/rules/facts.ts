import { weekdays } from '../../../contract/hours/schedule';
import {
  factKinds,
  operatorsOf,
  valueKindOf,
  type FactName,
  type Facts,
  type Operator,
  type Test,
  type TestValue,
  type ValueKind,
} from '../../../contract/rules/rules';
import { weekdayName } from '../../kit/format/weekdays';

/** Facts that the dry run works out from the pages of the visit and from the typed variables. */
type PlayedFact = 'pageUrl' | 'entryUrl' | 'pagesSeen' | 'secondsOnPage' | 'secondsOnSite' | 'jsVariable';

/**
 * Facts that do not follow from the pages. Time and weekday are those of the beginning; clicks, scroll depth and leaving are the
 * same on each page.
 */
export type VisitorFacts = Omit<Facts, PlayedFact | 'jsVariables'>;

/** How the dry run asks for a fact. */
export interface TriedFact<Value = TestValue> {
  group: 'visitor' | 'page';
  /** Its value at first; without one the fact is unknown. */
  first?: Value;
}

type FactTable = { [Name in Exclude<FactName, PlayedFact>]: TriedFact<NonNullable<Facts[Name]>> };

/** What the dry run asks for, in its order. */
export const triedFacts: FactTable = {
  referrer: { group: 'visitor', first: '' },
  searchKeywords: { group: 'visitor', first: '' },
  language: { group: 'visitor', first: 'en' },
  timeOfDay: { group: 'visitor', first: '10:00' },
  weekday: { group: 'visitor', first: 'MONDAY' },
  country: { group: 'visitor' },
  region: { group: 'visitor' },
  city: { group: 'visitor' },
  visits: { group: 'visitor', first: 1 },
  isNewVisitor: { group: 'visitor', first: true },
  hasChatted: { group: 'visitor', first: false },
  scrollPercent: { group: 'page', first: 0 },
  clicks: { group: 'page', first: 0 },
  idleSeconds: { group: 'page', first: 0 },
  isLeaving: { group: 'page', first: false },
};

/** Returns the only values that a fact has, from Monday on, with their names. */
export function choicesOf(fact: FactName): Readonly<Record<string, string>> | undefined {
  if (fact !== 'weekday') return undefined;
  const [sunday, ...days] = weekdays;
  return Object.fromEntries([...days, sunday].map((day) => [day, weekdayName(day)]));
}

/** Returns the visitor with which a dry run begins. */
export function newVisitor(): VisitorFacts {
  const known = Object.entries<TriedFact>(triedFacts).flatMap(([name, { first }]) =>
    first === undefined ? [] : [[name, first]],
  );
  return Object.fromEntries(known) as VisitorFacts;
}

const firstValues: Record<ValueKind, TestValue> = {
  url: '/',
  text: '',
  number: 1,
  flag: true,
  time: '09:00-17:00',
  pattern: '',
};

/** Returns a new test of that fact. */
export function newTest(fact: FactName): Test {
  const is = factKinds[fact] === 'url' ? 'contains' : operatorsOf[factKinds[fact]][0];
  const [choice] = Object.keys(choicesOf(fact) ?? {});
  return {
    fact,
    ...(fact === 'jsVariable' && { name: '' }),
    is,
    value: choice ?? firstValues[valueKindOf({ fact, is })],
  };
}

/** Returns the test with another operator, and with a new value where the operator compares with values of another kind. */
export function withOperator(test: Test, is: Operator): Test {
  const next = { ...test, is };
  const kind = valueKindOf(next);
  return (kind === 'number') === (valueKindOf(test) === 'number')
    ? next
    : { ...next, value: firstValues[kind] };
}
