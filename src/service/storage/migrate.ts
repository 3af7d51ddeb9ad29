import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { isTableBusy } from './busy-tables';
import type { Database } from './database';
import { firstTables } from './migrations/2026-11-18-first-tables';
import { provisioningAndLogs } from './migrations/2026-11-19-provisioning-and-logs';
import { outbox } from './migrations/2026-11-20-outbox';
import { identitySecrets } from './migrations/2026-11-21-identity-secrets';
import { labelsAndVariables } from './migrations/2026-11-21-labels-and-variables';
import { accounts } from './migrations/2026-11-22-accounts';
import { auditLog } from './migrations/2026-11-22-audit-log';
import { changeOfACase } from './migrations/2026-11-22-change-of-a-case';
import { guards } from './migrations/2026-11-22-guards';
import { idempotencyKeys } from './migrations/2026-11-22-idempotency-keys';
import { mailTemplates } from './migrations/2026-11-22-mail-templates';
import { privacy } from './migrations/2026-11-22-privacy';
import { secondFactorDemand } from './migrations/2026-11-22-second-factor-demand';
import { signInAndScopes } from './migrations/2026-11-22-sign-in-and-scopes';
import { widgetDrafts } from './migrations/2026-11-22-widget-drafts';
import { widgetInvitations } from './migrations/2026-11-22-widget-invitations';
import { widgetTeams } from './migrations/2026-11-22-widget-teams';
import { fairClaims } from './migrations/2026-11-23-fair-claims';
import { oneRevisionOfSettings } from './migrations/2026-11-23-one-revision-of-settings';
import { ownersOfChats } from './migrations/2026-11-23-owners-of-chats';
import { pausesOfEndpoints } from './migrations/2026-11-23-pauses-of-endpoints';
import { teamNotes } from './migrations/2026-11-23-team-notes';
import { writtenReplies } from './migrations/2026-11-23-written-replies';
import { writtenWords } from './migrations/2026-11-23-written-words';
import { agentCalls } from './migrations/2026-11-24/agent-calls';
import { endedChats } from './migrations/2026-11-24/ended-chats';
import { filteredLists } from './migrations/2026-11-24/filtered-lists';
import { pushSubscriptions } from './migrations/2026-11-24/push-subscriptions';
import { readMarks } from './migrations/2026-11-24/read-marks';
import { sentFiles } from './migrations/2026-11-24/sent-files';
import { unreadMentions } from './migrations/2026-11-24/unread-mentions';
import { widgetRouting } from './migrations/2026-11-24/widget-routing';
import { widgetVisitors } from './migrations/2026-11-24/widget-visitors';
import { workDone } from './migrations/2026-11-24/work-done';
import { workPutOff } from './migrations/2026-11-24/work-put-off';
import { agentLanguages } from './migrations/2026-11-25/agent-languages';
import { alwaysOpen } from './migrations/2026-11-25/always-open';
import { movedOrganisations } from './migrations/2026-11-25/moved-organisations';
import { photosOfAgents } from './migrations/2026-11-25/photos-of-agents';
import { routingTimes } from './migrations/2026-11-25/routing-times';
import { uploadedPictures } from './migrations/2026-11-25/uploaded-pictures';
import { writtenMails } from './migrations/2026-11-25/written-mails';
import { writtenToOthers } from './migrations/2026-11-25/written-to-others';
import { changedAddresses } from './migrations/2026-11-26/changed-addresses';
import { filesInBuckets } from './migrations/2026-11-26/files-in-buckets';
import { keysWithOrganisations } from './migrations/2026-11-26/keys-with-organisations';
import { momentsOfAddresses } from './migrations/2026-11-26/moments-of-addresses';
import { boundedClaims } from './migrations/2026-11-27/bounded-claims';
import { chatsInTurns } from './migrations/2026-11-27/chats-in-turns';
import { listedDeliveries } from './migrations/2026-11-27/listed-deliveries';
import { removedAuditEntries } from './migrations/2026-11-27/removed-audit-entries';
import { revisionsOfOrganisations } from './migrations/2026-11-27/revisions-of-organisations';
import { linesOfRecipients } from './migrations/2026-11-28/lines-of-recipients';
import { sharesOfChannels } from './migrations/2026-11-27/shares-of-channels';
import { shortenedAuditLog } from './migrations/2026-11-27/shortened-audit-log';
import { sizesOfAnswers } from './migrations/2026-11-27/sizes-of-answers';
import { sizesOfSettings } from './migrations/2026-11-27/sizes-of-settings';
import { startsOfMovedChats } from './migrations/2026-11-27/starts-of-moved-chats';
import { idsOfAgents } from './migrations/2026-11-30/ids-of-agents';
import { indicesBeyondSeen } from './migrations/2026-11-30/indices-beyond-seen';
import { servedDays } from './migrations/2026-11-30/served-days';
import { StorageFailure } from './storage-failure';

/** In the order of their names; one that has been released never changes. */
export const migrations = {
  '2026-11-18-first-tables': firstTables,
  '2026-11-19-provisioning-and-logs': provisioningAndLogs,
  '2026-11-20-outbox': outbox,
  '2026-11-21-identity-secrets': identitySecrets,
  '2026-11-21-labels-and-variables': labelsAndVariables,
  '2026-11-22-accounts': accounts,
  '2026-11-22-audit-log': auditLog,
  '2026-11-22-change-of-a-case': changeOfACase,
  '2026-11-22-guards': guards,
  '2026-11-22-idempotency-keys': idempotencyKeys,
  '2026-11-22-mail-templates': mailTemplates,
  '2026-11-22-privacy': privacy,
  '2026-11-22-second-factor-demand': secondFactorDemand,
  '2026-11-22-sign-in-and-scopes': signInAndScopes,
  '2026-11-22-widget-drafts': widgetDrafts,
  '2026-11-22-widget-invitations': widgetInvitations,
  '2026-11-22-widget-teams': widgetTeams,
  '2026-11-23-fair-claims': fairClaims,
  '2026-11-23-one-revision-of-settings': oneRevisionOfSettings,
  '2026-11-23-owners-of-chats': ownersOfChats,
  '2026-11-23-pauses-of-endpoints': pausesOfEndpoints,
  '2026-11-23-team-notes': teamNotes,
  '2026-11-23-written-replies': writtenReplies,
  '2026-11-23-written-words': writtenWords,
  '2026-11-24-agent-calls': agentCalls,
  '2026-11-24-ended-chats': endedChats,
  '2026-11-24-filtered-lists': filteredLists,
  '2026-11-24-push-subscriptions': pushSubscriptions,
  '2026-11-24-read-marks': readMarks,
  '2026-11-24-sent-files': sentFiles,
  '2026-11-24-unread-mentions': unreadMentions,
  '2026-11-24-widget-routing': widgetRouting,
  '2026-11-24-widget-visitors': widgetVisitors,
  '2026-11-24-work-done': workDone,
  '2026-11-24-work-put-off': workPutOff,
  '2026-11-25-agent-languages': agentLanguages,
  '2026-11-25-always-open': alwaysOpen,
  '2026-11-25-moved-organisations': movedOrganisations,
  '2026-11-25-photos-of-agents': photosOfAgents,
  '2026-11-25-routing-times': routingTimes,
  '2026-11-25-uploaded-pictures': uploadedPictures,
  '2026-11-25-written-mails': writtenMails,
  '2026-11-25-written-to-others': writtenToOthers,
  '2026-11-26-changed-addresses': changedAddresses,
  '2026-11-26-files-in-buckets': filesInBuckets,
  '2026-11-26-keys-with-organisations': keysWithOrganisations,
  '2026-11-26-moments-of-addresses': momentsOfAddresses,
  '2026-11-27-bounded-claims': boundedClaims,
  '2026-11-27-chats-in-turns': chatsInTurns,
  '2026-11-27-listed-deliveries': listedDeliveries,
  '2026-11-27-removed-audit-entries': removedAuditEntries,
  '2026-11-27-revisions-of-organisations': revisionsOfOrganisations,
  '2026-11-27-shares-of-channels': sharesOfChannels,
  '2026-11-27-shortened-audit-log': shortenedAuditLog,
  '2026-11-27-sizes-of-answers': sizesOfAnswers,
  '2026-11-27-sizes-of-settings': sizesOfSettings,
  '2026-11-27-starts-of-moved-chats': startsOfMovedChats,
  '2026-11-28-lines-of-recipients': linesOfRecipients,
  '2026-11-30-ids-of-agents': idsOfAgents,
  '2026-11-30-indices-beyond-seen': indicesBeyondSeen,
  '2026-11-30-served-days': servedDays,
};

/** What the first release called its migrations, in the databases that it made. */
export const firstNames: Record<string, keyof typeof migrations> = {
  '2026-11-first-tables': '2026-11-18-first-tables',
  '2026-11-provisioning-and-logs': '2026-11-19-provisioning-and-logs',
  '2026-11-webhooks-and-bots': '2026-11-20-outbox',
  '2026-12-identity-secrets': '2026-11-21-identity-secrets',
  '2026-12-labels-and-operator-variables': '2026-11-21-labels-and-variables',
};

/** SQLSTATE `deadlock_detected`: a former instance and the upgrade wait for each other, and the server has ended the upgrade. */
const deadlock = '40P01';
/** The server finds a deadlock within a second. */
const mostTries = 60;

export interface Upgrading {
  /** Called before tables that are there change, with the names of their migrations. */
  beforeUpgrade?(applied: string[]): Promise<void>;
  /** Called each time a table was not free in time, before the upgrade begins again. */
  waitForTables?(): Promise<void>;
}

/** Brings the tables up to date. Instances that start together wait for each other. */
export async function migrate(
  db: Kysely<Database>,
  { beforeUpgrade, waitForTables }: Upgrading = {},
): Promise<void> {
  const applied = await readApplied(db);
  if (Object.keys(migrations).join() === applied.join()) return;
  const unknown = applied.find((name) => !(name in migrations) && !(name in firstNames));
  if (unknown !== undefined) throw madeByNewer(unknown);
  if (applied.length > 0 && !isUpToDate(applied)) await beforeUpgrade?.(applied);
  await migrateToLatest(db, applied, waitForTables);
  // At the end, so that the release whose names they are opens what an upgrade that failed has left as it was.
  await renameApplied(db);
}

async function migrateToLatest(
  db: Kysely<Database>,
  applied: string[],
  waitForTables?: () => Promise<void>,
): Promise<void> {
  let deadlocks = 0;
  while (!isUpToDate(applied)) {
    const named = underNamesIn(applied);
    // Of several that come about at the same time, the later one by name may be in use first.
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => named },
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    const now = await readApplied(db);
    // Another instance that started with this one has renamed them by now.
    const isOvertaken = now.join() !== applied.join();
    applied = now;
    // Where it waits for what takes hours, it waits for hours.
    if (waitForTables && isTableBusy(error)) await waitForTables();
    else if (!isOvertaken && (!isDeadlock(error) || ++deadlocks === mostTries)) throw error;
  }
}

function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === deadlock;
}

function isUpToDate(applied: string[]): boolean {
  return Object.keys(underNamesIn(applied)).sort().join() === applied.join();
}

/** The migrations, those of the first release under the names that they have in this database. */
function underNamesIn(applied: string[]): Record<string, Migration> {
  const former = new Map(Object.entries(firstNames).map(([before, name]) => [name, before]));
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => {
      const before = former.get(name as keyof typeof migrations) ?? name;
      return [applied.includes(before) ? before : name, migration];
    }),
  );
}

function madeByNewer(migration: string): StorageFailure {
  return new StorageFailure(
    `A newer version of ChatWidget has changed the database (${migration}). Start that version. To go back, see “Upgrading and ` +
      'going back” in docs/operations.md.',
  );
}

/** Asked for directly: the migrator first reads every table there is, which is much of a start with nothing to do. */
export async function readApplied(db: Kysely<Database>): Promise<string[]> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!table.rows[0]?.name) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return applied.rows.map(({ name }) => name).sort();
}

async function renameApplied(db: Kysely<Database>): Promise<void> {
  for (const [before, name] of Object.entries(firstNames))
    await sql`update kysely_migration set name = ${name} where name = ${before}`.execute(db);
}
