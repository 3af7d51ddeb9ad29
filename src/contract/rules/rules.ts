/**
 * Proactive rules as data. Decisions, section 8. The first rule that holds wins, by `priority` and then by place in
 * the list.
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
  /** One value, or several of which one must do. */
  value: TestValue | TestValue[];
}

export type TestValue = string | number | boolean;

/** What a rule can ask for. A fact that is not known lets neither a test nor its negation hold. */
export interface Facts {
  pageUrl: string;
  /** The first page of this visit. */
  entryUrl: string;
  referrer: string;
  /** Words the visitor typed into a search engine, where the referrer tells. */
  searchKeywords: string;
  jsVariables: Readonly<Record<string, string>>;
  isNewVisitor: boolean;
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

export const factKinds: Record<FactName, 'url' | 'text' | 'number' | 'flag' | 'time'> = {
  pageUrl: 'url',
  entryUrl: 'url',
  referrer: 'url',
  searchKeywords: 'text',
  jsVariable: 'text',
  isNewVisitor: 'flag',
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

/**
 * Text tests ignore case; URL tests also a trailing slash. `matches` takes `*` for any run of characters. A value
 * that begins with `/` is held against path, query and hash alone. `between` takes `HH:MM-HH:MM`, over midnight too.
 */
export type TextOperator = 'equals' | 'contains' | 'begins' | 'ends' | 'matches' | 'regex';
export type Operator =
  | TextOperator
  | 'notEquals'
  | 'notContains'
  | 'notBegins'
  | 'notEnds'
  | 'notMatches'
  | 'notRegex'
  | 'atLeast'
  | 'atMost'
  | 'between'
  | 'notBetween';
