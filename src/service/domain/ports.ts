import type { Bans } from './access/bans';
import type { CaseLogs } from './logs/case-logs';
import type { Endpoints } from './outbox/endpoints';
import type { Outbox } from './outbox/outbox';
import type {
  Agent,
  ChatCase,
  ConsoleSession,
  Entry,
  KeyKind,
  KeyRecord,
  NewEntry,
  Organisation,
  Screenshot,
  StaffMember,
  Widget,
  WidgetAgent,
} from './records';
import type { AgentStatus } from '../../contract/console';

/** What the domain asks of the outside. `service/storage` implements the store; `service/context.ts` brings the rest. */

export interface Store extends Tables {
  /** Runs `work` in one transaction: the tables it gets are bound to it. Never wait for anything else inside. */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Whether the engine answers. */
  isReady(): Promise<boolean>;
}

export interface Tables {
  organisations: Organisations;
  keys: Keys;
  widgets: Widgets;
  agents: Agents;
  cases: Cases;
  entries: Entries;
  sessions: Sessions;
  caseLogs: CaseLogs;
  firstAnswers: FirstAnswers;
  serviceSecrets: ServiceSecrets;
  screenshots: Screenshots;
  outbox: Outbox;
  endpoints: Endpoints;
  bans: Bans;
}

export interface Organisations {
  add(organisation: Organisation): Promise<void>;
  /** Answers the new one's id. */
  create(name: string): Promise<number>;
  list(): Promise<Organisation[]>;
  get(id: number): Promise<Organisation | undefined>;
}

export interface Keys {
  /** Answers its id. */
  add(
    orgId: number,
    kind: KeyKind,
    key: string,
    details?: { name?: string; createdAt?: number },
  ): Promise<string>;
  /** Oldest first. */
  list(orgId: number): Promise<KeyRecord[]>;
  /** `false`: the organisation has no such key. */
  remove(orgId: number, id: string): Promise<boolean>;
  /** The organisation that a key of that kind belongs to. */
  organisationOf(kind: KeyKind, key: string): Promise<number | undefined>;
  /** Each one that the organisation has; any of them may have made a proof. */
  identitySecrets(orgId: number): Promise<string[]>;
  /** A visitor key of the organisation, for the per-widget script. */
  visitorKey(orgId: number): Promise<string | undefined>;
}

export interface Widgets {
  add(widget: Widget, agents: WidgetAgent[]): Promise<void>;
  get(id: string): Promise<Widget | undefined>;
  /** The same, and nobody else changes the widget until the transaction ends. */
  lock(id: string): Promise<Widget | undefined>;
  /** Writes every member. */
  update(widget: Widget): Promise<void>;
  /** In the place of those it has. */
  setAgents(widgetId: string, agents: WidgetAgent[]): Promise<void>;
  /** Its cases stay. */
  remove(id: string): Promise<void>;
  ofOrganisation(orgId: number): Promise<Widget[]>;
  agents(widgetId: string): Promise<WidgetAgent[]>;
  /** The widgets of the agent's organisation that it answers, and how each shows it. */
  ofAgent(email: string): Promise<{ widget: Widget; agent: WidgetAgent }[]>;
  /** Adds an agent behind the others, or writes the one that is there. */
  putAgent(agent: WidgetAgent): Promise<void>;
  removeAgent(widgetId: string, email: string): Promise<void>;
  /** The agents in their order. A bot is online while its endpoint is on. */
  staff(widgetId: string): Promise<StaffMember[]>;
  /** Whether one agent of the widget, or a bot, is online. */
  isStaffed(widgetId: string): Promise<boolean>;
}

export interface Agents {
  add(agent: Agent): Promise<'added' | 'exists'>;
  get(email: string): Promise<Agent | undefined>;
  /** The same, and nobody else changes the agent until the transaction ends. */
  lock(email: string): Promise<Agent | undefined>;
  update(
    email: string,
    changes: Partial<Pick<Agent, 'name' | 'accountType' | 'phone' | 'passwordHash'>>,
  ): Promise<Agent | undefined>;
  /** Ends its sessions and takes it from every widget. */
  remove(email: string): Promise<void>;
  setStatus(
    email: string,
    change: { status: AgentStatus; subStatus?: string; source: 'console' | 'endpoint'; at: number },
  ): Promise<void>;
  /** A console of the agent is there. */
  markSeen(email: string, at: number): Promise<void>;
  /** Online by the console and not heard of since `before`. */
  gone(before: number): Promise<Agent[]>;
}

export interface Cases {
  /**
   * Adds a case with its first entries, whose indices count from 0. `repeated`: a case with this start key is there on
   * the widget, and nothing was added.
   */
  add(chatCase: ChatCase, entries: NewEntry[], startKey?: string): Promise<'added' | 'repeated'>;
  get(id: string): Promise<ChatCase | undefined>;
  /** The case that was started with this idempotency key on the widget. */
  byStartKey(widgetId: string, startKey: string): Promise<ChatCase | undefined>;
  /** Newest activity first. `open`: waiting or active. */
  list(widgetIds: string[], view: 'open' | 'offline' | 'closed', limit: number): Promise<ChatCase[]>;
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
  handOver(id: string, to: HandOver): Promise<ChatCase | undefined>;
  /** `undefined`: nothing is sent back any more. */
  setBotContext(id: string, context: string | undefined): Promise<void>;
  /** Open cases whose bot has no endpoint any more, or one that is switched off. */
  withLostBot(limit: number): Promise<ChatCase[]>;
  /** Open cases of the organisation's visitors at that address or with that e-mail. */
  openOf(orgId: number, visitor: { ipAddress?: string; email?: string }): Promise<ChatCase[]>;
  /** Closes an open case; `undefined` when it was closed before. */
  close(id: string, by: NonNullable<ChatCase['closedBy']>, at: number): Promise<ChatCase | undefined>;
  /** The visitor moved to another page. */
  setVisitorPage(id: string, pageUrl: string): Promise<void>;
  /** The visitor rated the agent; what was said before is replaced. */
  setSurvey(id: string, survey: { score: number; comments?: string }): Promise<ChatCase | undefined>;
  setAnnotations(
    id: string,
    changes: Partial<Pick<ChatCase, 'labels' | 'operatorVariables'>>,
  ): Promise<ChatCase | undefined>;
  setTranscriptEmail(id: string, email: string): Promise<ChatCase | undefined>;
  /** Writes when visitors were last heard of, many at once. */
  markVisitorsSeen(seen: { caseId: string; at: number }[]): Promise<void>;
  /** Open cases whose widget's idle limit has passed since their last entry and their visitor's last sign of life. */
  idle(now: number, limit: number): Promise<ChatCase[]>;
  /** Of these cases, highest index and state: what memory is checked against. */
  heads(caseIds: string[]): Promise<CaseHead[]>;
}

/** To a bot, to an agent, to agents with certain tags, or to any person of the widget. */
export interface HandOver {
  widgetId: string;
  bot?: { id: string; email: string; alias: string };
  wantedAgent?: string;
  wantedTags?: string[];
}

export interface CaseHead {
  id: string;
  widgetId: string;
  lastIndex: number;
  state: ChatCase['state'];
}

export interface Entries {
  /**
   * Takes the case's next index and inserts the entry; answers, outside a transaction, once that is committed. `closed`:
   * the case does not take entries any more; `withBot`: a bot speaks in it, and `unlessBot` was asked for; `repeated`: an
   * entry with this `messageId` is there, and is the one answered.
   */
  append(entry: NewEntry, options?: AppendOptions): Promise<Appended>;
  /** Entries with `index >= from`, ascending. */
  list(caseId: string, from: number): Promise<Entry[]>;
  /** What visitors and agents said in these cases, each case in its order. */
  spoken(caseIds: string[]): Promise<Entry[]>;
  /** The latest visitor or agent entry of each case, and index and time of the oldest visitor entry not answered since. */
  previews(caseIds: string[]): Promise<CasePreview[]>;
}

export interface CasePreview {
  caseId: string;
  text: string;
  unansweredSince?: number;
  unansweredAt?: number;
}

export interface AppendOptions {
  evenIfClosed?: boolean;
  unlessBot?: boolean;
}

export type Appended =
  | { outcome: 'added' | 'repeated'; entry: Entry }
  | { outcome: 'closed' | 'withBot' | 'notFound' };

export interface Sessions {
  add(session: ConsoleSession): Promise<void>;
  get(id: string, now: number): Promise<ConsoleSession | undefined>;
  remove(id: string): Promise<void>;
  removeOf(agentEmail: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

/** What requests with an idempotency key were answered first. Used in the transaction of what they change. */
export interface FirstAnswers {
  /** `undefined`: the key was free and is taken now. Waits for a request under way with the same key. */
  take(
    orgId: number,
    key: string,
    request: string,
    at: number,
  ): Promise<{ request: string; answer: KeptAnswer } | undefined>;
  keep(orgId: number, key: string, answer: KeptAnswer): Promise<void>;
  removeBefore(at: number): Promise<void>;
}

export interface KeptAnswer {
  status: number;
  body: object | null;
}

export interface Screenshots {
  add(screenshot: Screenshot): Promise<void>;
  get(id: string): Promise<Screenshot | undefined>;
  count(caseId: string): Promise<number>;
}

/** Secrets that the service makes for itself, the same for all its instances. */
export interface ServiceSecrets {
  /** The secret of that name; `fresh` becomes it when there is none. */
  kept(name: string, fresh: string): Promise<string>;
}

/**
 * News between the instances of the service and within each: small, frequent and not kept. What it tells may be lost;
 * whoever waits also looks at the store now and then.
 */
export interface NewsBus {
  publish(news: News): void;
  onNews(fn: (news: News) => void): () => void;
}

export type News =
  | { type: 'case'; caseId: string; widgetId: string; lastIndex: number; state: ChatCase['state'] }
  | { type: 'typing'; caseId: string; widgetId: string; who: 'visitor' | 'agent'; isTyping: boolean }
  | { type: 'visitor'; caseId: string; widgetId: string; isHere: boolean }
  | { type: 'agent'; email: string; orgId: number }
  | { type: 'widget'; widgetId: string };

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface Secrets {
  /** A random UUID. */
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
  hashPassword(password: string): Promise<string>;
  isPassword(password: string, hash: string): Promise<boolean>;
  /** SHA-256, hex: for keys and tokens that are random already. */
  digest(secret: string): string;
  /** Whether `proof` is the HMAC-SHA256 of `text` under `secret`, in hex. Takes as long wherever they differ. */
  isProof(proof: string, text: string, secret: string): boolean;
}
