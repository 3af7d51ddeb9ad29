import { weekdays } from '../../../contract/hours/schedule';
import {
  factKinds,
  operatorsOf,
  valueKindOf,
  type FactKind,
  type FactName,
  type Facts,
  type Operator,
  type Test,
  type TestValue,
  type ValueKind,
} from '../../../contract/rules/rules';
import { weekdayName } from '../../kit/format/weekdays';

/** Facts that the dry run works out from the pages of the visit and from the typed variables. */
const played = [
  'pageUrl',
  'entryUrl',
  'pagesSeen',
  'secondsOnPage',
  'secondsOnSite',
  'jsVariable',
] as const satisfies FactName[];
type PlayedFact = (typeof played)[number];

/**
 * Facts that do not follow from the pages. Time and weekday are those of the beginning; clicks, scroll depth and leaving are the
 * same on each page.
 */
export type VisitorFacts = Omit<Facts, PlayedFact | 'jsVariables'>;

const ofPages: readonly FactName[] = ['scrollPercent', 'clicks', 'idleSeconds', 'isLeaving'];

/** Values with which a dry run begins, where they are not those of the fact's kind. */
const ownFirst = { language: 'en', weekday: 'MONDAY', visits: 1, isNewVisitor: true };
const unknownAtFirst: readonly FactName[] = ['country', 'region', 'city'];
const firstOfKind: Record<FactKind, TestValue> = { url: '', text: '', number: 0, flag: false, time: '10:00' };

/** Returns the facts of the visitor, or of how they behave on each page, that the dry run asks for. */
export function factsToAsk(group: 'visitor' | 'page'): FactName[] {
  return asked.filter((fact) => ofPages.includes(fact) === (group === 'page'));
}

const asked = (Object.keys(factKinds) as FactName[]).filter((fact) => !isPlayed(fact));

function isPlayed(fact: FactName): fact is PlayedFact {
  return (played as readonly FactName[]).includes(fact);
}

/** Whether a fact depends on the time zone. */
export function isAboutTime({ fact }: { fact: FactName }): boolean {
  return fact === 'timeOfDay' || fact === 'weekday';
}

/** Returns the only values that a fact has, from Monday on, with their names. */
export function choicesOf(fact: FactName): Readonly<Record<string, string>> | undefined {
  if (fact !== 'weekday') return undefined;
  const [sunday, ...days] = weekdays;
  return Object.fromEntries([...days, sunday].map((day) => [day, weekdayName(day)]));
}

/** Returns the visitor with which a dry run begins. */
export function newVisitor(): VisitorFacts {
  const ofKinds = asked
    .filter((fact) => !unknownAtFirst.includes(fact))
    .map((fact) => [fact, firstOfKind[factKinds[fact]]]);
  return { ...(Object.fromEntries(ofKinds) as VisitorFacts), ...ownFirst };
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
