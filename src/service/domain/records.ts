import type { KeySummary } from '../../contract/administration';
import type { NameValue } from '../../contract/case-log';
import type { WidgetSettings } from '../../contract/settings';
import type { AgentStatus, CaseState, Identity } from '../../contract/console';
import type { ImageType } from './cases/visitor/image-type';

/** What the service keeps. Times are epoch milliseconds; a member that does not apply is absent. */

export interface Organisation {
  /** Long, as the interface's `org`. */
  id: number;
  name: string;
}

/**
 * Keys of an organisation. A visitor key stands in pages and is kept as it is, and so is an identity secret, with which
 * proofs are made anew to compare them; of the others only the SHA-256 hash is kept.
 */
export type KeyKind = KeySummary['kind'];

/** A key as an administrator sees it. */
export interface KeyRecord {
  id: string;
  kind: KeyKind;
  /** What it is for, in the words of whoever made it. */
  name: string;
  createdAt: number;
  /** The key itself, of a visitor key alone. */
  key?: string;
}

export interface Widget {
  id: string;
  orgId: number;
  name: string;
  /** The user it belongs to. */
  ownerEmail: string;
  destinationEmail?: string;
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
  schedule?: Schedule;
  settings: WidgetSettings;
  /** Origins whose pages may use the widget; empty: any. */
  allowedOrigins: string[];
  /** A case left alone for so long closes by itself. */
  idleMinutes: number;
  /** Counts up with every change; the script's ETag holds it. */
  revision: number;
}

/** Hours of operation, as `conversationSchedule` of the provisioning interface. */
export interface Schedule {
  timeZone: string;
  schedules: SchedulePeriod[];
}

export interface SchedulePeriod {
  dayOfWeek: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  enabled: boolean;
  /** Start and end, `h:mm AM`. An end before its start runs past midnight. */
  scheduleList: [string, string];
}

export interface Agent {
  email: string;
  orgId: number;
  name: string;
  passwordHash: string;
  isAdministrator: boolean;
  accountType: string;
  phone?: string;
  status: AgentStatus;
  subStatus?: string;
  /** Who set the status: an agent set online by the endpoint stays so, one of the console is paused when it is gone. */
  statusSource: 'console' | 'endpoint';
  statusAt: number;
  /** When a console of this agent was last heard of. */
  consoleSeenAt?: number;
}

/** An agent as a widget shows it. */
export interface WidgetAgent {
  widgetId: string;
  email: string;
  alias: string;
  avatarUrl?: string;
  kind: 'human' | 'bot';
  tags: string[];
}

/** An agent of a widget, and whether a chat can be given to it now. */
export interface StaffMember extends WidgetAgent {
  isOnline: boolean;
  /** Endpoint of a bot. */
  botId?: string;
}

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
  /** When the visitor's widget last asked for news, written now and then. */
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
  /** What agents wrote on it, each name once; absent without any. */
  labels?: NameValue[];
  operatorVariables?: NameValue[];
  /** Widget on the visitor's page, when a bot moved the chat to another one. */
  pageWidgetId?: string;
}

/** Everything told about the visitor at the start of a case. */
export interface CaseVisitor {
  name?: string;
  email?: string;
  /** What became of the proof that the page gave for the e-mail; absent without one, or without a secret. */
  identity?: Identity;
  phone?: string;
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

export interface Entry {
  caseId: string;
  index: number;
  /** `note`: text for the agent only, never polled by the visitor. */
  kind: 'visitor' | 'agent' | 'system' | 'note';
  author: string;
  agentEmail?: string;
  text: string;
  messageId?: string;
  at: number;
}

export type NewEntry = Omit<Entry, 'index'>;

/** A picture that a visitor sent into a chat. */
export interface Screenshot {
  id: string;
  caseId: string;
  type: ImageType;
  bytes: Uint8Array;
  at: number;
}

export interface ConsoleSession {
  /** SHA-256 of the cookie's secret. */
  id: string;
  agentEmail: string;
  createdAt: number;
  expiresAt: number;
}
