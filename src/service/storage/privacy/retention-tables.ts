import { sql, type Kysely } from 'kysely';
import type { VisitorRecords } from '../../domain/privacy/visitor-records';
import type { Database } from '../database';

const removedAtOnce = 500;

type Retention = Pick<
  VisitorRecords,
  'removeCases' | 'forgetVisitors' | 'removeScreenshots' | 'removeDeliveries'
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
    removeCases: (orgId, closedBefore) =>
      repeatedly(async () => {
        const { rows } = await sql<{ id: string }>`
          delete from cases where id in (
            select id from cases where org_id = ${orgId} and state = 'closed' and closed_at < ${closedBefore}
            limit ${removedAtOnce}
          ) returning id`.execute(db);
        return removeDeliveriesOf(orgId, rows);
      }),
    forgetVisitors: (orgId, closedBefore) =>
      repeatedly(async () => {
        const { rows } = await sql<{ id: string }>`
          update cases set visitor = '{}', transcript_email = null, start_key = null, bot_context = null,
            operator_variables = null
          where id in (
            select id from cases where org_id = ${orgId} and state = 'closed' and closed_at < ${closedBefore}
              and (visitor <> '{}' or transcript_email is not null or start_key is not null
                or bot_context is not null or operator_variables is not null)
            limit ${removedAtOnce}
          ) returning id`.execute(db);
        return removeDeliveriesOf(orgId, rows);
      }),
    removeScreenshots: (orgId, before) =>
      repeatedly(async () => {
        const { numAffectedRows = 0n } = await sql`
          delete from screenshots where id in (
            select screenshots.id from screenshots join cases on cases.id = case_id
            where org_id = ${orgId} and at < ${before} limit ${removedAtOnce}
          )`.execute(db);
        return Number(numAffectedRows);
      }),
    removeDeliveries: (orgId, before) =>
      repeatedly(async () => {
        const { numAffectedRows = 0n } = await sql`
          delete from deliveries where id in (
            select id from deliveries where org_id = ${orgId} and state <> 'pending' and created_at < ${before}
            limit ${removedAtOnce}
          )`.execute(db);
        return Number(numAffectedRows);
      }),
  };
}
