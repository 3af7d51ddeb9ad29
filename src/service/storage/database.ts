import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { KeyScope } from '../../contract/key-scopes';
import type { AuditEntry } from '../../operations/console/audit';
import type { CountedOutcome } from '../../contract/organisation/invitations';
import type { Ban } from '../domain/access/bans';
import type { KeyKind } from '../domain/access/keys';
import type { Agent } from '../domain/agents/agents';
import type { PasswordReset } from '../domain/agents/account/password-resets';
import type { OpenIdLink } from '../domain/agents/open-id/open-id-links';
import type { PushSubscription } from '../domain/agents/push-subscriptions';
import type { SecondFactor } from '../domain/agents/account/second-factors';
import type { ConsoleSession } from '../domain/agents/sessions';
import type { Team } from '../domain/agents/teams';
import type { AgentCall } from '../domain/cases/calling/agent-calls';
import type { ChatCase } from '../domain/cases/cases';
import type { EntryMail } from '../domain/cases/correspondence/entry-mails';
import type { Entry } from '../domain/cases/entries';
import type { KeptFile } from '../domain/cases/files/files';
import type { KeptMailbox } from '../domain/cases/correspondence/mailboxes';
import type { Note } from '../domain/cases/notes';
import type { RoutingDecision } from '../domain/cases/routing/routing-decisions';
import type { Screenshot } from '../domain/cases/screenshot';
import type { KeptMailTemplates, MailTexts } from '../../contract/mails/mail-template';
import type { Picture } from '../domain/pictures/pictures';
import type { CannedReply } from '../domain/replies/canned-replies';
import type { Endpoint } from '../domain/outbox/endpoints';
import type { DeliveryChannel, DeliveryState, Message } from '../domain/outbox/outbox';
import type { KeptDraft, KeptVersion } from '../domain/widgets/widget-drafts';
import type { Widget, WidgetAgent } from '../domain/widgets/widgets';

/**
 * The tables as kysely sees them: members are the columns in camel case (`created_at` is `createdAt`). Times are
 * epoch milliseconds in `bigint` columns, which both engines hand out as numbers.
 */
export interface Database {
  organisations: OrganisationRow;
  keys: KeyRow;
  widgets: WidgetRow;
  widgetAgents: WidgetAgentRow;
  widgetTeams: { widgetId: string; teamId: string };
  /** A view: the agents of each widget, and those of its teams, who have no position. */
  answeringAgents: RowOf<WidgetAgent> & { position: number | null };
  widgetDrafts: WidgetDraftRow;
  widgetVersions: WidgetVersionRow;
  widgetInvitations: WidgetInvitationRow;
  agents: AgentRow;
  teams: RowOf<Team> & { nameKey: string };
  teamMembers: { teamId: string; email: string };
  cannedReplies: RowOf<CannedReply> & { wordKey: string };
  /** The words by which a case is found. */
  caseWords: { caseId: string; lastIndex: number; words: string };
  cases: CaseRow;
  entries: EntryRow;
  notes: RowOf<Note>;
  agentCalls: RowOf<AgentCall>;
  readMarks: { caseId: string; agentEmail: string; lastIndex: number };
  entryMails: RowOf<EntryMail>;
  mailThreads: { caseId: string; thread: string };
  mailboxes: RowOf<KeptMailbox>;
  routingDecisions: RowOf<RoutingDecision>;
  sessions: ConsoleSession;
  pushSubscriptions: PushSubscription;
  secondFactors: RowOf<SecondFactor>;
  passwordResets: PasswordReset;
  openIdLinks: OpenIdLink;
  idempotencyKeys: IdempotencyKeyRow;
  limitCounts: LimitCountRow;
  serviceSecrets: ServiceSecretRow;
  screenshots: Screenshot;
  pictures: Picture;
  files: RowOf<KeptFile>;
  /** Either its bytes, or the object of the bucket that has them. */
  fileChunks: { fileId: string; number: number; bytes: Uint8Array | null; object: string | null };
  objectRemovals: { name: string; dueAt: number; isBegun: Generated<boolean> };
  endpoints: EndpointRow;
  deliveries: DeliveryRow;
  deliveryAttempts: AttemptRow;
  bans: BanRow;
  auditEntries: AuditRow;
}

/** The columns of a record: what may be absent is `null`, and objects and lists are JSON. */
type RowOf<Kept> = {
  [Key in keyof Kept]-?: Column<Exclude<Kept[Key], undefined>, undefined extends Kept[Key] ? null : never>;
};

type Column<Value, Absent> = Value extends object
  ? ColumnType<Value | Absent, string | Absent, string | Absent>
  : Value | Absent;

interface OrganisationRow {
  id: number;
  name: string;
  /** Number of the latest closing of a case. */
  lastClosing: Generated<number>;
  keepCasesDays: number | null;
  keepVisitorsDays: number | null;
  keepScreenshotsDays: number | null;
  keepLogsDays: number | null;
  shortensAddresses: Generated<boolean>;
  demandsSecondFactor: Generated<boolean>;
  mailTemplates: ColumnType<KeptMailTemplates, never, RawBuilder<unknown>>;
  privacyRevision: ColumnType<number, never, RawBuilder<unknown>>;
  mailRevisions: ColumnType<MailTexts['revisions'], never, RawBuilder<unknown>>;
  /** When it moved to another database. */
  movedAt: Generated<number | null>;
}

interface KeyRow {
  position: Generated<number>;
  orgId: number;
  kind: KeyKind;
  /** A visitor key as it is, an identity secret encrypted, the digest of any other. */
  key: string;
  name: Generated<string>;
  createdAt: Generated<number>;
  scopes: ColumnType<KeyScope[] | null, string | null, never>;
  expiresAt: number | null;
  lastUsedAt: ColumnType<number | null, never, number>;
}

/** The database writes sizes, in bytes. */
type WidgetRow = RowOf<Widget> & { settingsSize: ColumnType<number, never, never> };

type WidgetAgentRow = RowOf<WidgetAgent> & { position: number };

type WidgetDraftRow = RowOf<KeptDraft> & { widgetId: string; size: ColumnType<number | null, never, never> };

type WidgetVersionRow = RowOf<KeptVersion> & { widgetId: string; size: ColumnType<number, never, never> };

interface WidgetInvitationRow extends Record<CountedOutcome, Generated<number>> {
  widgetId: string;
  ruleId: string;
  /** Its beginning in UTC. */
  day: number;
}

interface LimitCountRow {
  limitName: string;
  key: string;
  endsAt: number;
  used: number;
}

type AgentRow = RowOf<Agent> & { id: Generated<string> };

export type CaseRow = RowOf<ChatCase> & {
  startKey: string | null;
  /** Given by a trigger when the case closes. */
  closing: number | null;
};

export type EntryRow = RowOf<Entry>;

interface IdempotencyKeyRow {
  orgId: number;
  key: string;
  request: string;
  status: number | null;
  body: ColumnType<object | null, null, RawBuilder<unknown> | null>;
  createdAt: number;
  size: ColumnType<number, never, never>;
}

interface ServiceSecretRow {
  name: string;
  secret: string;
}

type EndpointRow = RowOf<Endpoint>;

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

type BanRow = RowOf<Ban>;

interface AuditRow extends Omit<AuditEntry, 'id' | 'changes' | 'subjectName' | 'isBot'> {
  id: ColumnType<number, never, never>;
  orgId: number;
  size: ColumnType<number, never, never>;
  changes: ColumnType<AuditEntry['changes'], string, never>;
}
