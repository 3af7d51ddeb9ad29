import type { Kysely } from 'kysely';
import type { HeardIndices } from './changes/heard-indices';
import type { SharedCounts } from '../domain/access/shared-counts';
import type { Bans } from '../domain/access/bans';
import type { Keys } from '../domain/access/keys';
import type { Organisations } from '../domain/access/organisations';
import type { ServiceSecrets } from '../domain/access/service-secrets';
import type { Agents } from '../domain/agents/agents';
import type { PasswordResets } from '../domain/agents/account/password-resets';
import type { SecondFactors } from '../domain/agents/account/second-factors';
import type { OpenIdLinks } from '../domain/agents/open-id/open-id-links';
import type { PushSubscriptions } from '../domain/agents/push-subscriptions';
import type { Sessions } from '../domain/agents/sessions';
import type { Teams } from '../domain/agents/teams';
import type { AuditEntries } from '../domain/audit/audit-log';
import type { AgentCalls } from '../domain/cases/calling/agent-calls';
import type { Cases } from '../domain/cases/cases';
import type { EntryMails } from '../domain/cases/correspondence/entry-mails';
import type { Mailboxes } from '../domain/cases/correspondence/mailboxes';
import type { Entries } from '../domain/cases/entries';
import type { Files } from '../domain/cases/files/files';
import type { ObjectRemovals } from '../domain/cases/files/object-removals';
import type { Notes } from '../domain/cases/notes';
import type { ReadMarks } from '../domain/cases/read-marks';
import type { RoutingDecisions } from '../domain/cases/routing/routing-decisions';
import type { Screenshots } from '../domain/cases/screenshot';
import type { CaseLogs } from '../domain/logs/case-logs';
import type { CaseReports } from '../domain/logs/case-reports';
import type { HomeFigures } from '../domain/organisation/home-figures';
import type { Endpoints } from '../domain/outbox/endpoints';
import type { Outbox } from '../domain/outbox/outbox';
import type { Pictures } from '../domain/pictures/pictures';
import type { VisitorRecords } from '../domain/privacy/visitor-records';
import type { Transactions } from '../domain/ports';
import type { CannedReplies } from '../domain/replies/canned-replies';
import type { CaseWords } from '../domain/search/case-words';
import type { IdempotencyKeys } from '../domain/provisioning/idempotency';
import type { InvitationCounts } from '../domain/widgets/invitation-counts';
import type { WidgetDrafts, WidgetVersions } from '../domain/widgets/widget-drafts';
import type { Widgets } from '../domain/widgets/widgets';
import { createAuditEntriesTable } from './audit/audit-entries';
import { createWriteCheck } from './check-writes';
import type { Database } from './database';
import { createVisitorRecords } from './privacy/visitor-records';
import { createAgentsTable } from './tables/agents';
import { createBansTable } from './tables/bans';
import { createCannedRepliesTable } from './tables/canned-replies';
import { createCaseLogsTable } from './tables/case-logs';
import { createCaseReportsTable } from './tables/reports/case-reports';
import { createCaseWordsTable } from './tables/cases/case-words';
import { createAgentCallsTable } from './tables/cases/agent-calls';
import { createEntryMailsTable } from './tables/cases/entry-mails';
import { createFilesTable } from './tables/cases/files';
import { createObjectRemovalsTable } from './tables/cases/object-removals';
import { createHomeFiguresTable } from './tables/home-figures';
import { createCasesTable } from './tables/cases/cases';
import { createReadMarksTable } from './tables/cases/read-marks';
import { createRoutingDecisionsTable } from './tables/cases/routing-decisions';
import { createScreenshotsTable } from './tables/cases/screenshots';
import { createEndpointsTable } from './tables/endpoints';
import { createEntriesTable, type EntriesOptions } from './tables/entries';
import { createIdempotencyKeysTable } from './tables/idempotency-keys';
import { createInvitationCountsTable } from './tables/invitation-counts';
import { createKeysTable } from './tables/keys';
import { createMailboxesTable } from './tables/cases/mailboxes';
import { createNotesTable } from './tables/notes';
import { createOrganisationsTable } from './tables/organisations';
import { createOutboxTable } from './tables/outbox';
import { createPicturesTable } from './tables/pictures';
import { createServiceSecretsTable } from './tables/service-secrets';
import { createOpenIdLinksTable } from './accounts/open-id-links';
import { createPasswordResetsTable } from './accounts/password-resets';
import { createPushSubscriptionsTable } from './accounts/push-subscriptions';
import { createSecondFactorsTable } from './accounts/second-factors';
import { createSessionsTable } from './accounts/sessions';
import { createSharedCounts } from './tables/shared-counts';
import { createTeamsTable } from './tables/teams';
import { createWidgetDraftsTable } from './tables/widget-drafts';
import { createWidgetVersionsTable } from './tables/widget-versions';
import { createWidgetsTable } from './tables/widgets';

export interface Tables {
  organisations: Organisations;
  keys: Keys;
  widgets: Widgets;
  widgetDrafts: WidgetDrafts;
  widgetVersions: WidgetVersions;
  invitationCounts: InvitationCounts;
  agents: Agents;
  teams: Teams;
  cannedReplies: CannedReplies;
  cases: Cases;
  entries: Entries;
  notes: Notes;
  agentCalls: AgentCalls;
  readMarks: ReadMarks;
  entryMails: EntryMails;
  mailboxes: Mailboxes;
  routing: RoutingDecisions;
  sessions: Sessions;
  pushSubscriptions: PushSubscriptions;
  secondFactors: SecondFactors;
  passwordResets: PasswordResets;
  openIdLinks: OpenIdLinks;
  caseLogs: CaseLogs;
  caseReports: CaseReports;
  caseWords: CaseWords;
  homeFigures: HomeFigures;
  idempotencyKeys: IdempotencyKeys;
  serviceSecrets: ServiceSecrets;
  screenshots: Screenshots;
  pictures: Pictures;
  files: Files;
  objectRemovals: ObjectRemovals;
  outbox: Outbox;
  endpoints: Endpoints;
  bans: Bans;
  auditEntries: AuditEntries;
  visitorRecords: VisitorRecords;
  sharedCounts: SharedCounts;
}

export interface Store extends Tables, Transactions<Tables> {
  /** Throws unless the engine answers and takes writes. */
  checkWrites(): Promise<void>;
}

/** `takeIndex`: outside transactions. */
export interface StoreOptions extends EntriesOptions {
  /** Connections kept for what every page asks first, however many others wait for a lock. */
  reserved?: Kysely<Database>;
  /** Reads what may be some seconds old, where there is a replica for it. */
  readAside?: ReadAside;
}

export type ReadAside = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

export function createStore(
  db: Kysely<Database>,
  { takeIndex, heardIndices, reserved = db, readAside }: StoreOptions = {},
): Store {
  const tables = createTables(db, heardIndices);
  const { organisationOf } = createKeysTable(reserved);
  const { get, isStaffed } = createWidgetsTable(reserved);
  return {
    ...tables,
    keys: { ...tables.keys, organisationOf },
    widgets: { ...tables.widgets, get, isStaffed },
    entries: createEntriesTable(db, { takeIndex, heardIndices }),
    ...(readAside ? tablesAside(tables, readAside) : {}),
    transaction: (work) => db.transaction().execute((bound) => work(createTables(bound, heardIndices))),
    read: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((bound) => work(createTables(bound))),
    checkWrites: createWriteCheck(db),
  };
}

/**
 * What administrators look through and add up. The export by pages stays with the primary: it hands out each case exactly once by what
 * was closed when.
 */
function tablesAside({ caseLogs }: Tables, readAside: ReadAside): Pick<Tables, 'caseLogs' | 'caseReports'> {
  return {
    caseLogs: {
      ...caseLogs,
      search: (...asked) => readAside((db) => createCaseLogsTable(db).search(...asked)),
    },
    caseReports: {
      total: (...asked) => readAside((db) => createCaseReportsTable(db).total(...asked)),
      grouped: (...asked) => readAside((db) => createCaseReportsTable(db).grouped(...asked)),
    },
  };
}

function createTables(db: Kysely<Database>, heardIndices?: HeardIndices): Tables {
  return {
    organisations: createOrganisationsTable(db),
    keys: createKeysTable(db),
    widgets: createWidgetsTable(db),
    widgetDrafts: createWidgetDraftsTable(db),
    widgetVersions: createWidgetVersionsTable(db),
    invitationCounts: createInvitationCountsTable(db),
    agents: createAgentsTable(db),
    teams: createTeamsTable(db),
    cannedReplies: createCannedRepliesTable(db),
    cases: createCasesTable(db),
    entries: createEntriesTable(db, { heardIndices }),
    notes: createNotesTable(db),
    agentCalls: createAgentCallsTable(db),
    readMarks: createReadMarksTable(db),
    entryMails: createEntryMailsTable(db),
    mailboxes: createMailboxesTable(db),
    routing: createRoutingDecisionsTable(db),
    sessions: createSessionsTable(db),
    pushSubscriptions: createPushSubscriptionsTable(db),
    secondFactors: createSecondFactorsTable(db),
    passwordResets: createPasswordResetsTable(db),
    openIdLinks: createOpenIdLinksTable(db),
    caseLogs: createCaseLogsTable(db),
    caseReports: createCaseReportsTable(db),
    caseWords: createCaseWordsTable(db),
    homeFigures: createHomeFiguresTable(db),
    idempotencyKeys: createIdempotencyKeysTable(db),
    serviceSecrets: createServiceSecretsTable(db),
    screenshots: createScreenshotsTable(db),
    pictures: createPicturesTable(db),
    files: createFilesTable(db),
    objectRemovals: createObjectRemovalsTable(db),
    outbox: createOutboxTable(db),
    endpoints: createEndpointsTable(db),
    bans: createBansTable(db),
    auditEntries: createAuditEntriesTable(db),
    visitorRecords: createVisitorRecords(db),
    sharedCounts: createSharedCounts(db),
  };
}
