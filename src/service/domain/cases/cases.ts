import type { WhichOfList } from '../shares/read-in-turns';
import type { NamedValue, CaseState } from '../../../operations/parts';
import type { CaseView, Identity } from '../../../operations/console/cases';
import type { NewEntry } from './entries';

export interface ChatCase {
  id: string;
  orgId: number;
  widgetId: string;
  type: 'chat' | 'offline';
  state: CaseState;
  visitor: CaseVisitor;
  /** First visitor message. */
  description: string;
  createdAt: number;
  /** When the first agent answered. */
  respondedAt?: number;
  lastEntryAt: number;
  lastIndex: number;
  closedAt?: number;
  closedBy?: 'visitor' | 'agent' | 'bot' | 'idle';
  agentEmail?: string;
  agentAlias?: string;
  /** When the visitor's widget last polled, written now and then. */
  visitorSeenAt: number;
  /** 0–100, when the visitor rated the agent. */
  surveyScore?: number;
  surveyComments?: string;
  /** Where the visitor wants the transcript. */
  transcriptEmail?: string;
  /** Endpoint of the bot that speaks with the visitor. */
  botId?: string;
  /** What that bot gets back with its next event. */
  botContext?: string;
  /** Agent that a bot handed the chat to, until one has answered. */
  wantedAgent?: string;
  /** Tags of the agents that a bot handed the chat to, until one has answered. */
  wantedTags?: string[];
  /** Agent who has it until somebody answers it; `isGiven`: by the rule of the widget. */
  claimedBy?: ChatOwner & { isGiven?: true };
  /** When it was handed over last, and began to wait again. */
  handedOverAt?: number;
  /** What agents wrote on it, each name once; absent without any. */
  labels?: NamedValue[];
  operatorVariables?: NamedValue[];
  /** Until then its agent wants to hear nothing of it, unless the visitor writes. */
  snoozedUntil?: number;
  /** When that time brought it back; absent once it is answered, or goes to somebody else. */
  backSince?: number;
  /** An offline message that needs nothing more; `by`: the agent who said so. */
  done?: { at: number; by?: ChatOwner };
  /** Widget on the visitor's page, when a bot moved the chat to another one. */
  pageWidgetId?: string;
}

/** A person who has a chat. */
export interface ChatOwner {
  email: string;
  alias: string;
}

/** Everything reported about the visitor at the start of a case. */
export interface CaseVisitor {
  name?: string;
  email?: string;
  /** What became of the proof that the page gave for the e-mail; absent without one, or without a secret. */
  identity?: Identity;
  phone?: string;
  /** Of the widget in the visitor's browser. */
  token?: string;
  userAgent?: string;
  locale?: string;
  ipAddress?: string;
  appVersionName?: string;
  pageUrl?: string;
  referrerUrl?: string;
  entryUrl?: string;
  proactiveMessage?: string;
  jsVariables?: { name: string; value: string }[];
  geo?: Geo;
}

/** Where an address is, as far as a local database knows. */
export interface Geo {
  countryCode?: string;
  country?: string;
  region?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
}

export interface Cases {
  /**
   * Adds a case with its first entries, whose indices count from 0. `repeated`: a case with this start key is there on
   * the widget, and nothing was added.
   */
  add(chatCase: ChatCase, entries: NewEntry[], startKey?: string): Promise<'added' | 'repeated'>;
  get(id: string): Promise<ChatCase | undefined>;
  /** The case that was started with this idempotency key on the widget, also once it has gone to another one. */
  byStartKey(widgetId: string, startKey: string): Promise<ChatCase | undefined>;
  /** The latest chat from the widget's pages that is open and whose visitor has proved that address. */
  openOfVerified(widget: { orgId: number; id: string }, email: string): Promise<ChatCase | undefined>;
  /** Lets no other start of that visitor on the widget look for an open chat until the transaction ends. */
  lockStartsOf(widgetId: string, email: string): Promise<void>;
  /** Behind that place: open ones (waiting or active) from the oldest on, closed ones from the one that closed last. */
  list(
    widgetIds: string[],
    view: CaseView,
    limit: number,
    after?: CasePlace,
    filter?: CaseFilter,
  ): Promise<ChatCase[]>;
  /** The labels and languages of open cases and of those that closed last, in their order. */
  filterValues(widgetIds: string[]): Promise<{ labels: string[]; languages: string[] }>;
  /** The case, and nobody else changes it until the transaction ends. */
  lock(id: string): Promise<ChatCase | undefined>;
  /**
   * Marks the first answer and who speaks now: the bot of that endpoint, or a person, to whom the case belongs from then
   * on. A waiting case becomes active. Answers the case as it is then, and whether it had been waiting.
   */
  markAnswered(
    id: string,
    by: { email: string; alias: string; at: number; botId?: string },
  ): Promise<{ chat: ChatCase; hadBeenWaiting: boolean } | undefined>;
  /** Gives an open case to others; it waits for their answer. Answers the case as it is then. */
  handOver(id: string, to: HandOver, at: number): Promise<ChatCase | undefined>;
  /**
   * Open cases whose bot has no endpoint any more, or one that is switched off; and those that wait for the answer of an agent who
   * does not answer their widget any more.
   */
  withoutOwner(limit: number): Promise<ChatCase[]>;
  /**
   * Chats in the queue of widgets that give chats to agents: the longest waiting of each organisation, then the second of
   * each, so that none of them takes the places of others.
   */
  toRoute(which: WhichOfList): Promise<ChatCase[]>;
  /** Open chats that an agent has, of widgets that take back what is left unanswered for so long; organisations take turns. */
  toReturn(which: WhichOfList): Promise<{ chat: ChatCase; afterSeconds: number }[]>;
  /** Chats in which a visitor waits for a person, also for one who has claimed them, in the same order. */
  toCall(which: WhichOfList): Promise<ChatCase[]>;
  /** Ids of all chats of such a list, in its order. */
  idsOf(list: 'toRoute' | 'toReturn' | 'toCall'): Promise<string[]>;
  /** Chats whose snoozing has ended by then: organisations take turns, in each the first to end comes first. */
  toWake(now: number, limit: number): Promise<ChatCase[]>;
  /** By e-mail: how many open chats each agent of the organisation has, without those that are snoozed. */
  loads(orgId: number): Promise<Map<string, number>>;
  /**
   * The other cases, of these widgets, of the same browser, or of the same e-mail if the page proved it for both, the latest
   * first.
   */
  othersOfVisitor(chat: ChatCase, widgetIds: string[], limit: number): Promise<ChatCase[]>;
  /** Open cases of the organisation behind that id, in the order of their ids. */
  openOf(orgId: number, after: string, limit: number): Promise<ChatCase[]>;
  /** Open cases that have gone to other widgets, from pages of this one. */
  openFromPagesOf(orgId: number, widgetId: string, limit: number): Promise<ChatCase[]>;
  /** Closes an open case; `undefined` when it was closed before. */
  close(id: string, by: NonNullable<ChatCase['closedBy']>, at: number): Promise<ChatCase | undefined>;
  /** Writes these members of its visitor. */
  updateVisitor(id: string, changes: Partial<CaseVisitor>): Promise<ChatCase | undefined>;
  /** Writes these members; one that is `undefined` is taken away. */
  update(id: string, changes: CaseUpdate): Promise<ChatCase | undefined>;
  /** Writes when visitors were last heard of, many at once; answers whose case was locked, which is left out. */
  markVisitorsSeen(seen: { caseId: string; at: number }[]): Promise<string[]>;
  /**
   * What open cases of these organisations have as the time of their last entry and of their visitor's last sign of life is `now` if it is
   * later than `latest`, which is in the future, by a clock that was ahead: they would not be idle before.
   */
  hastenIdling(orgIds: number[], now: number, latest: number): Promise<void>;
  /** When the visitors of these cases were last heard of, as far as any instance has written it. */
  visitorsSeen(caseIds: string[]): Promise<Map<string, number>>;
  /**
   * Open cases, not snoozed, whose widget's idle limit has passed since their last entry and their visitor's last sign of life.
   * Organisations take turns.
   */
  idle(now: number, limit: number): Promise<ChatCase[]>;
  /** Median wait for the first answer, in milliseconds, over the latest chats that ended since then, and over how many. */
  medianWait(widgetId: string, since: number, limit: number): Promise<{ median: number; count: number }>;
  /** Gives the next entry of an open case an index behind this one. */
  skipIndices(orgId: number, id: string, to: number): Promise<void>;
  /** Of these cases, what memory knows of them, and is checked against. */
  heads(caseIds: string[]): Promise<CaseHead[]>;
}

/** Where a case is in its list; `at`: when it began, or closed. */
export interface CasePlace {
  at: number;
  id: string;
}

/** Which cases are listed: those to which all of it applies. */
export interface CaseFilter {
  /** Words, or their beginnings, of the visitor, of labels and messages. */
  text?: string;
  /** E-mail of who answered last, or has claimed an open one. */
  agent?: string;
  label?: string;
  /** Of the visitor, without region and script: `de`. */
  language?: string;
  /** When an open case began, or another one closed. */
  from?: number;
  before?: number;
}

/** What a case may lack. */
export type CaseUpdate = { [Key in OptionalMember]?: ChatCase[Key] | undefined };
type OptionalMember = {
  [Key in keyof ChatCase]-?: undefined extends ChatCase[Key] ? Key : never;
}[keyof ChatCase];

/** To a bot, to an agent, to agents with certain tags, or to any person of the widget. */
export interface HandOver {
  widgetId: string;
  bot?: { id: string; email: string; alias: string };
  wantedAgent?: string;
  wantedTags?: string[];
  /** Agent whose it is from then on. */
  claimedBy?: ChatOwner;
}

export interface CaseHead {
  id: string;
  orgId: number;
  widgetId: string;
  /** Of the page the visitor is on, where the case has been moved to another one. */
  pageWidgetId: string | null;
  lastIndex: number;
  state: ChatCase['state'];
  /** Highest index that an agent has read. */
  readUpTo: number | null;
}
