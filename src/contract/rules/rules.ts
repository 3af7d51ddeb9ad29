/**
 * Proactive rules as data. The first matching rule applies, by `priority` and then by place in the list.
 */
export interface ProactiveRule {
  /** Unique among the widget's rules; caps are counted under it. */
  id: string;
  when: Condition;
  /** One is chosen for each invitation; `{alias}` becomes the agent's alias. */
  messages: string[];
  /** The agent the invitation shows. */
  agent?: { alias: string; avatarUrl?: string };
  /** At most so many invitations in that span. */
  cap?: { times: number; per: 'page' | 'visit' | 'day' | 'ever' };
  /** Higher first; 0 when left out. */
  priority?: number;
  /** Shows the one-line form. */
  isMinimized?: boolean;
  /** Opens the offline form when nobody is online. */
  offlineFallback?: boolean;
}

/** Conditions joined, or one test of one fact. */
export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Test;

export interface Test {
  fact: FactName;
  /** Name of the JavaScript variable, for `jsVariable` alone. */
  name?: string;
  is: Operator;
  /** One value, or several of which one must match. */
  value: TestValue | TestValue[];
}

export type TestValue = string | number | boolean;

/**
 * What a rule can test. A test of an unknown fact does not match, and neither does its negation. A new fact is added here, in
 * `embed/proactive/facts.ts` and in the console's `widgets/rules/words/conditions.ts`.
 */
export interface Facts {
  pageUrl: string;
  /** The first page of this visit. */
  entryUrl: string;
  referrer: string;
  /** Words the visitor typed into a search engine, where the referrer tells. */
  searchKeywords: string;
  jsVariables: Readonly<Record<string, string | undefined>>;
  isNewVisitor: boolean;
  /** Visits from this browser, this one included. */
  visits: number;
  hasChatted: boolean;
  pagesSeen: number;
  /** Language tag of the page or browser. */
  language: string;
  /** `HH:MM` in the widget's time zone. */
  timeOfDay: string;
  /** `MONDAY` … `SUNDAY` in the widget's time zone. */
  weekday: string;
  secondsOnSite: number;
  secondsOnPage: number;
  /** 0–100: how far down the page the visitor has been. */
  scrollPercent: number;
  clicks: number;
  idleSeconds: number;
  /** The pointer has left the page at its top. */
  isLeaving: boolean;
  country?: string;
  region?: string;
  city?: string;
}

export type FactName = Exclude<keyof Facts, 'jsVariables'> | 'jsVariable';

export type FactKind = 'url' | 'text' | 'number' | 'flag' | 'time';

export const factKinds: Record<FactName, FactKind> = {
  pageUrl: 'url',
  entryUrl: 'url',
  referrer: 'url',
  searchKeywords: 'text',
  jsVariable: 'text',
  isNewVisitor: 'flag',
  visits: 'number',
  hasChatted: 'flag',
  pagesSeen: 'number',
  language: 'text',
  timeOfDay: 'time',
  weekday: 'text',
  secondsOnSite: 'number',
  secondsOnPage: 'number',
  scrollPercent: 'number',
  clicks: 'number',
  idleSeconds: 'number',
  isLeaving: 'flag',
  country: 'text',
  region: 'text',
  city: 'text',
};

const textOperators = [
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
] as const;

/**
 * How facts of each kind are tested, in the order in which the console offers it. Tests of text ignore case, tests of URLs
 * also a trailing slash. `matches` takes `*` for any run of characters. A value that begins with `/` is compared with path,
 * query and hash alone. `between` takes `HH:MM-HH:MM`, over midnight too.
 */
export const operatorsOf = {
  url: textOperators,
  text: [...textOperators, 'atLeast', 'atMost'],
  number: ['atLeast', 'atMost', 'equals', 'notEquals'],
  flag: ['equals', 'notEquals'],
  time: ['between', 'notBetween'],
} as const satisfies Record<FactKind, readonly string[]>;

export type Operator = (typeof operatorsOf)[FactKind][number];

/** An operator without its negation: `notEquals` is the opposite of `equals`. */
export type Comparison<Name = Operator> = Name extends `not${infer Positive}` ? Uncapitalize<Positive> : Name;

export type ValueKind = FactKind | 'pattern';

/** Returns what a test compares its fact with. */
export function valueKindOf({ fact, is }: Pick<Test, 'fact' | 'is'>): ValueKind {
  switch (is) {
    case 'atLeast':
    case 'atMost':
      return 'number';
    case 'regex':
    case 'notRegex':
      return 'pattern';
    default:
      return factKinds[fact];
  }
}
