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

/** Facts that the dry run works out from the pages of the visit and from the typed variables. */
type PlayedFact = 'pageUrl' | 'entryUrl' | 'pagesSeen' | 'secondsOnPage' | 'secondsOnSite' | 'jsVariable';

/**
 * Facts that do not follow from the pages. Time and weekday are those of the beginning; clicks, scroll depth and leaving are the
 * same on each page.
 */
export type VisitorFacts = Omit<Facts, PlayedFact | 'jsVariables'>;

export interface FactTexts {
  title: string;
  /** The only values that it has, with their names. */
  choices?: Readonly<Record<string, string>>;
}

/** How the dry run asks for a fact. */
export interface TriedFact<Value = TestValue> extends FactTexts {
  group: 'visitor' | 'page';
  /** Its value at first; without one the fact is unknown. */
  first?: Value;
  help?: string;
}

type FactTable = {
  [Name in FactName]: Name extends PlayedFact ? FactTexts : TriedFact<Facts[Exclude<Name, 'jsVariable'>]>;
};

export const facts: FactTable = {
  pageUrl: { title: 'Page URL' },
  entryUrl: { title: 'First page of the visit' },
  referrer: { title: 'Referrer', group: 'visitor', first: '' },
  searchKeywords: { title: 'Search keywords', group: 'visitor', first: '' },
  jsVariable: { title: 'JavaScript variable' },
  language: { title: 'Language', group: 'visitor', first: 'en' },
  timeOfDay: { title: 'Time of day', group: 'visitor', first: '10:00' },
  weekday: {
    title: 'Weekday',
    group: 'visitor',
    first: 'MONDAY',
    choices: {
      MONDAY: 'Monday',
      TUESDAY: 'Tuesday',
      WEDNESDAY: 'Wednesday',
      THURSDAY: 'Thursday',
      FRIDAY: 'Friday',
      SATURDAY: 'Saturday',
      SUNDAY: 'Sunday',
    },
  },
  country: { title: 'Country', group: 'visitor' },
  region: { title: 'Region', group: 'visitor' },
  city: { title: 'City', group: 'visitor' },
  visits: { title: 'Number of visits', group: 'visitor', first: 1 },
  isNewVisitor: { title: 'First visit', group: 'visitor', first: true },
  hasChatted: { title: 'Has chatted before', group: 'visitor', first: false },
  pagesSeen: { title: 'Pages seen' },
  secondsOnSite: { title: 'Seconds on the site' },
  secondsOnPage: { title: 'Seconds on the page' },
  scrollPercent: { title: 'Scroll depth (%)', group: 'page', first: 0 },
  clicks: { title: 'Clicks', group: 'page', first: 0 },
  idleSeconds: {
    title: 'Seconds idle',
    group: 'page',
    first: 0,
    help: 'At the end of their time on the page.',
  },
  isLeaving: {
    title: 'About to leave the page',
    group: 'page',
    first: false,
    help: 'At the end of their time on the page.',
  },
};

/** Returns the visitor with which a dry run begins. */
export function newVisitor(): VisitorFacts {
  const known = Object.entries(facts).flatMap(([name, { first }]: [string, Partial<TriedFact>]) =>
    first === undefined ? [] : [[name, first]],
  );
  return Object.fromEntries(known) as VisitorFacts;
}

export const operatorTitles: Record<Operator, string> = {
  equals: 'is',
  contains: 'contains',
  begins: 'begins with',
  ends: 'ends with',
  matches: 'matches (* for anything)',
  regex: 'matches the regular expression',
  notEquals: 'is not',
  notContains: 'does not contain',
  notBegins: 'does not begin with',
  notEnds: 'does not end with',
  notMatches: 'does not match',
  notRegex: 'does not match the regular expression',
  atLeast: 'is at least',
  atMost: 'is at most',
  between: 'is between',
  notBetween: 'is not between',
};

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
  const [choice] = Object.keys(facts[fact].choices ?? {});
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
