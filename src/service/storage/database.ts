import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely';
import type { NameValue } from '../../contract/case-log';
import type { AgentStatus, CaseState } from '../../contract/console';
import type { WidgetSettings } from '../../contract/settings';
import type { Endpoint, SigningSecret } from '../domain/outbox/endpoints';
import type { Ban } from '../domain/access/bans';
import type { DeliveryChannel, DeliveryState, Message } from '../domain/outbox/outbox';
import type { KeyKind } from '../domain/access/keys';
import type { CaseVisitor, ChatCase } from '../domain/cases/cases';
import type { Entry } from '../domain/cases/entries';
import type { Screenshot } from '../domain/cases/screenshot';
import type { Schedule } from '../domain/widgets/schedule';
import type { WidgetAgent } from '../domain/widgets/widgets';

/**
 * The tables as kysely sees them: members are the columns in camel case (`created_at` is `createdAt`). Times are
 * epoch milliseconds in `bigint` columns, which both engines hand out as numbers.
 */
export interface Database {
  organisations: OrganisationRow;
  keys: KeyRow;
  widgets: WidgetRow;
  widgetAgents: WidgetAgentRow;
  agents: AgentRow;
  cases: CaseRow;
  entries: EntryRow;
  sessions: SessionRow;
  idempotencyKeys: IdempotencyKeyRow;
  serviceSecrets: ServiceSecretRow;
  screenshots: Screenshot;
  endpoints: EndpointRow;
  deliveries: DeliveryRow;
  deliveryAttempts: AttemptRow;
  bans: BanRow;
}

interface OrganisationRow {
  id: number;
  name: string;
  /** Number of the latest closing of a case. */
  lastClosing: Generated<number>;
}

interface KeyRow {
  position: Generated<number>;
  orgId: number;
  kind: KeyKind;
  /** A visitor key and an identity secret as they are, the digest of any other. */
  key: string;
  name: Generated<string>;
  createdAt: Generated<number>;
}

interface WidgetRow {
  id: string;
  orgId: number;
  name: string;
  ownerEmail: string;
  destinationEmail: string | null;
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
  schedule: ColumnType<Schedule | null, string | null, string | null>;
  settings: JSONColumnType<WidgetSettings>;
  allowedOrigins: ColumnType<string[], string, string>;
  idleMinutes: number;
  revision: number;
}

interface WidgetAgentRow {
  widgetId: string;
  position: number;
  email: string;
  alias: string;
  avatarUrl: string | null;
  kind: WidgetAgent['kind'];
  tags: ColumnType<string[], string, string>;
}

interface AgentRow {
  email: string;
  orgId: number;
  name: string;
  passwordHash: string;
  isAdministrator: boolean;
  accountType: string;
  phone: string | null;
  status: AgentStatus;
  subStatus: string | null;
  statusSource: 'console' | 'endpoint';
  statusAt: number;
  consoleSeenAt: number | null;
}

export interface CaseRow {
  id: string;
  orgId: number;
  widgetId: string;
  type: ChatCase['type'];
  state: CaseState;
  visitor: JSONColumnType<CaseVisitor>;
  description: string;
  createdAt: number;
  respondedAt: number | null;
  lastEntryAt: number;
  lastIndex: number;
  closedAt: number | null;
  closedBy: NonNullable<ChatCase['closedBy']> | null;
  agentEmail: string | null;
  agentAlias: string | null;
  visitorSeenAt: number;
  startKey: string | null;
  /** Given by a trigger when the case closes. */
  closing: number | null;
  surveyScore: number | null;
  surveyComments: string | null;
  transcriptEmail: string | null;
  botId: string | null;
  botContext: string | null;
  wantedAgent: string | null;
  wantedTags: ColumnType<string[] | null, string | null | undefined, string | null>;
  pageWidgetId: string | null;
  labels: ColumnType<NameValue[] | null, null, string>;
  operatorVariables: ColumnType<NameValue[] | null, null, string>;
}

export interface EntryRow {
  caseId: string;
  index: number;
  kind: Entry['kind'];
  author: string;
  agentEmail: string | null;
  text: string;
  messageId: string | null;
  at: number;
}

interface SessionRow {
  id: string;
  agentEmail: string;
  createdAt: number;
  expiresAt: number;
}

interface IdempotencyKeyRow {
  orgId: number;
  key: string;
  request: string;
  status: number | null;
  body: ColumnType<object | null, null, RawBuilder<unknown> | null>;
  createdAt: number;
}

interface ServiceSecretRow {
  name: string;
  secret: string;
}

interface EndpointRow {
  id: string;
  orgId: number;
  purpose: Endpoint['purpose'];
  widgetId: string | null;
  agentEmail: string | null;
  url: string;
  token: string | null;
  secrets: ColumnType<SigningSecret[], string, string>;
  isEnabled: boolean;
  switchedOffReason: string | null;
  failingSince: number | null;
  createdAt: number;
}

export interface DeliveryRow {
  id: string;
  position: ColumnType<number, never, number>;
  orgId: number;
  channel: DeliveryChannel;
  endpointId: string;
  orderKey: string;
  kind: Message['kind'];
  payload: ColumnType<Message['payload'], string, never>;
  createdAt: number;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: number;
  leaseHolder: string | null;
  leaseUntil: number | null;
  reason: string | null;
}

export interface AttemptRow {
  deliveryId: string;
  position: ColumnType<number, never, never>;
  at: number;
  durationMs: number;
  target: string;
  isDelivered: boolean;
  status: number | null;
  error: string | null;
  response: string | null;
}

interface BanRow extends Omit<Ban, 'until'> {
  until: number | null;
}
