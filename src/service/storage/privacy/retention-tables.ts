import { sql, type Kysely } from 'kysely';
import type { DueDeletions } from '../../../operations/console/privacy';
import type { VisitorRecords } from '../../domain/privacy/visitor-records';
import type { Database } from '../database';

const removedAtOnce = 500;

/** `null` as the time matches nothing. */
function ended(orgId: number, before: number | null) {
  return sql`org_id = ${orgId} and state = 'closed' and closed_at < ${before}`;
}
const isKnown = sql`(visitor <> '{}' or transcript_email is not null or start_key is not null
  or bot_context is not null or operator_variables is not null
  or exists (select from notes where notes.case_id = cases.id))`;
function settled(orgId: number, before: number | null) {
  return sql`org_id = ${orgId} and state <> 'pending' and created_at < ${before}`;
}

type Retention = Pick<
  VisitorRecords,
  'countDue' | 'removeCases' | 'forgetVisitors' | 'removeScreenshots' | 'removeDeliveries'
>;

/** Removes what an organisation no longer keeps. */
export function createRetention(db: Kysely<Database>): Retention {
  /** In portions, so that none holds its locks for long. */
  async function repeatedly(remove: () => Promise<number>): Promise<void> {
    while ((await remove()) >= removedAtOnce);
  }

  /** What went out of a case tells what the case did. Answers how many cases those were. */
  async function removeDeliveriesOf(orgId: number, chats: { id: string }[]): Promise<number> {
    const ids = chats.map(({ id }) => id);
    await sql`delete from deliveries where org_id = ${orgId} and order_key = any(${ids})`.execute(db);
    return ids.length;
  }

  return {
    async countDue(orgId, { cases = null, visitors = null, screenshots = null, logEntries = null }) {
      const { rows } = await sql<DueDeletions>`select
        (select count(*)::int from cases where ${ended(orgId, cases)}) as cases,
        (select count(*)::int from cases where ${ended(orgId, visitors)} and ${isKnown}
          and (${cases}::bigint is null or closed_at >= ${cases})) as visitors,
        (select count(*)::int from screenshots join cases on cases.id = case_id
          where org_id = ${orgId} and at < ${screenshots})
          + (select count(*)::int from files join cases on cases.id = case_id
            where org_id = ${orgId} and at < ${screenshots}) as screenshots,
        (select count(*)::int from deliveries where ${settled(orgId, logEntries)})
          + (select count(*)::int from audit_entries where org_id = ${orgId} and at < ${logEntries})
          as "logEntries"`.execute(db);
      return rows[0] ?? { cases: 0, visitors: 0, screenshots: 0, logEntries: 0 };
    },
    removeCases: (orgId, closedBefore) =>
      repeatedly(async () => {
        const { rows } = await sql<{ id: string }>`
          delete from cases where id in (
            select id from cases where ${ended(orgId, closedBefore)} limit ${removedAtOnce}
          ) returning id`.execute(db);
        return removeDeliveriesOf(orgId, rows);
      }),
    forgetVisitors: (orgId, closedBefore, closedFrom = 0) =>
      repeatedly(async () => {
        const { rows } = await sql<{ id: string }>`
          update cases set visitor = '{}', transcript_email = null, start_key = null, bot_context = null,
            operator_variables = null
          where id in (
            select id from cases
            where ${ended(orgId, closedBefore)} and closed_at >= ${closedFrom} and ${isKnown} limit ${removedAtOnce}
          ) returning id`.execute(db);
        const ids = rows.map(({ id }) => id);
        await sql`delete from notes where case_id = any(${ids})`.execute(db);
        await sql`delete from mail_threads where case_id = any(${ids})`.execute(db);
        await sql`delete from entry_mails where case_id = any(${ids})`.execute(db);
        // Of a mail that is not from the visitor's own address.
        await sql`
          update entries set author = '' where case_id = any(${ids}) and kind = 'visitor' and author <> ''`.execute(
          db,
        );
        return removeDeliveriesOf(orgId, rows);
      }),
    async removeScreenshots(orgId, before) {
      for (const table of [sql.ref('screenshots'), sql.ref('files')])
        await repeatedly(async () => {
          const { numAffectedRows = 0n } = await sql`
            delete from ${table} where id in (
              select ${table}.id from ${table} join cases on cases.id = case_id
              where org_id = ${orgId} and at < ${before} limit ${removedAtOnce}
            )`.execute(db);
          return Number(numAffectedRows);
        });
    },
    removeDeliveries: (orgId, before) =>
      repeatedly(async () => {
        const { numAffectedRows = 0n } = await sql`
          delete from deliveries where id in (
            select id from deliveries where ${settled(orgId, before)} limit ${removedAtOnce}
          )`.execute(db);
        return Number(numAffectedRows);
      }),
  };
}
