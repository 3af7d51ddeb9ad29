import {
  factKinds,
  type FactName,
  type Operator,
  type Test,
  type TestValue,
} from '../../../contract/rules/rules';

export const factTitles: Record<FactName, string> = {
  pageUrl: 'Address of the page',
  entryUrl: 'First page of the visit',
  referrer: 'Page they came from',
  searchKeywords: 'Words they searched for',
  jsVariable: 'Variable of the page',
  isNewVisitor: 'First visit',
  hasChatted: 'Has chatted before',
  pagesSeen: 'Pages seen',
  language: 'Language',
  timeOfDay: 'Time of day',
  weekday: 'Weekday',
  secondsOnSite: 'Seconds on the site',
  secondsOnPage: 'Seconds on the page',
  scrollPercent: 'Scrolled, in percent',
  clicks: 'Clicks',
  idleSeconds: 'Seconds without a move',
  isLeaving: 'Is about to leave the page',
  country: 'Country',
  region: 'Region',
  city: 'City',
};

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

const ofText: Operator[] = [
  'equals',
  'contains',
  'begins',
  'ends',
  'matches',
  'regex',
  'notEquals',
  'notContains',
  'notBegins',
  'notEnds',
  'notMatches',
  'notRegex',
];
const operators: Record<(typeof factKinds)[FactName], Operator[]> = {
  url: ofText,
  text: [...ofText, 'atLeast', 'atMost'],
  number: ['atLeast', 'atMost', 'equals', 'notEquals'],
  flag: ['equals'],
  time: ['between', 'notBetween'],
};

/** What a fact can be asked, with what an older rule asks though it is not offered. */
export function operatorsFor({ fact, is }: Pick<Test, 'fact' | 'is'>): Operator[] {
  const offered = operators[factKinds[fact]];
  return offered.includes(is) ? offered : [...offered, is];
}

const firstValues: Record<(typeof factKinds)[FactName], TestValue> = {
  url: '/',
  text: '',
  number: 1,
  flag: true,
  time: '09:00-17:00',
};

/** A first test of that fact. */
export function newTest(fact: FactName): Test {
  const kind = factKinds[fact];
  return {
    fact,
    ...(fact === 'jsVariable' && { name: '' }),
    is: operators[kind][kind === 'url' ? 1 : 0] ?? 'equals',
    value: fact === 'weekday' ? 'MONDAY' : firstValues[kind],
  };
}

/** Whether its values are numbers. */
export function isNumber({ fact, is }: Pick<Test, 'fact' | 'is'>): boolean {
  return factKinds[fact] === 'number' || is === 'atLeast' || is === 'atMost';
}
