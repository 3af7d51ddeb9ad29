import { sql, type Kysely } from 'kysely';
import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type { DueDeletions } from '../../../operations/console/privacy';
import { caseTexts } from '../../domain/cases/case-texts';
import type { VisitorRecords } from '../../domain/privacy/visitor-records';
import type { Database } from '../database';
import { repeatedly } from '../remove-in-portions';
import { firstOf } from './portions';
import { removeBytes } from './remove-bytes';

const removedAtOnce = 500;
const entriesAtOnce = 10_000;
/** How lines begin that name a page to which the visitor went during the chat. */
const pageChange = formatSystemEntry({ token: 'info', text: caseTexts.movedTo('') });

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

const day = 24 * 3_600_000;

type Retention = Pick<
  VisitorRecords,
  | 'lastBefore'
  | 'noteDay'
  | 'countDue'
  | 'removeCases'
  | 'forgetVisitors'
  | 'removeScreenshots'
  | 'removeDeliveries'
>;

/** Removes what an organisation no longer keeps. */
export function createRetention(db: Kysely<Database>): Retention {
  /** Of cases whose visitor is known the visitor goes last, so that one that is cut off is taken up again. */
  async function forget(orgId: number, ids: string[], closedBefore: number): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from cases where org_id = ${orgId} and id = any(${ids}) and ${isKnown}`.execute(db);
    const known = rows.map(({ id }) => id);
    if (known.length === 0) return;
    await sql`delete from mail_threads where case_id = any(${known})`.execute(db);
    await sql`delete from entry_mails where case_id = any(${known})`.execute(db);
    // Of a mail that is not from the visitor's own address.
    await sql`
      update entries set author = '' where case_id = any(${known}) and kind = 'visitor' and author <> ''`.execute(
      db,
    );
    await sql`
      delete from entries where case_id = any(${known}) and kind = 'note' and starts_with(text, ${pageChange})`.execute(
      db,
    );
    // What went out of a case tells what the case did.
    await sql`delete from deliveries where org_id = ${orgId} and order_key = any(${known})`.execute(db);
    await sql`delete from notes where case_id = any(${known})`.execute(db);
    await sql`
      update cases set visitor = '{}', transcript_email = null, start_key = null, bot_context = null,
        operator_variables = null
      where id = any(${known}) and ${ended(orgId, closedBefore)}`.execute(db);
  }

  return {
    async lastBefore(time) {
      const { rows } = await sql<{ at: number | null }>`
        select greatest(
          (select max(greatest(began, changed)) from organisations,
            lateral (select max(created_at) as began from cases
              where org_id = organisations.id and state = 'closed' and created_at < ${time}) as chats,
            lateral (select max(at) as changed from audit_entries
              where org_id = organisations.id and at < ${time}) as changes),
          (select max(at) from served_days where at < ${time}))::bigint as at`.execute(db);
      return rows[0]?.at ?? undefined;
    },
    async noteDay(time) {
      await sql`insert into served_days (day, at) values (${Math.floor(time / day)}, ${time})
        on conflict do nothing`.execute(db);
    },
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
    async removeCases(orgId, closedBefore) {
      for (;;) {
        const { rows } = await sql<{ id: string; lastIndex: number }>`
          select id, last_index from cases where ${ended(orgId, closedBefore)} limit ${removedAtOnce}`.execute(
          db,
        );
        const ids = firstOf(rows, { cases: removedAtOnce, entries: entriesAtOnce }).map(({ id }) => id);
        if (ids.length === 0) return;
        // One that gets an answer by now is open again, and stays.
        const still = sql`cases.id = any(${ids}) and ${ended(orgId, closedBefore)}`;
        await removeBytes(db, still);
        const gone = await sql<{ id: string }>`
          with gone as (delete from cases where ${still} returning id),
            undelivered as (
              delete from deliveries using gone where deliveries.org_id = ${orgId} and order_key = gone.id
            )
          select id from gone`.execute(db);
        // And what was written for them while the cases were waited for.
        await sql`
          delete from deliveries
          where org_id = ${orgId} and order_key = any(${gone.rows.map(({ id }) => id)})`.execute(db);
      }
    },
    async forgetVisitors(orgId, closedBefore, closedFrom = 0) {
      // From one portion to the next: to look for what is left would read what was forgotten before, over and over.
      let last = { closedAt: closedFrom, id: '' };
      for (;;) {
        const { rows } = await sql<{ id: string; closedAt: number }>`
          select id, closed_at from cases
          where ${ended(orgId, closedBefore)} and (closed_at, id) > (${last.closedAt}::bigint, ${last.id})
          order by closed_at, id limit ${removedAtOnce}`.execute(db);
        const end = rows.at(-1);
        if (!end) return;
        await forget(
          orgId,
          rows.map(({ id }) => id),
          closedBefore,
        );
        last = end;
      }
    },
    removeScreenshots: (orgId, before) => removeBytes(db, sql`org_id = ${orgId} and at < ${before}`),
    removeDeliveries: (orgId, before) =>
      repeatedly(removedAtOnce, async () => {
        const { numAffectedRows = 0n } = await sql`
          delete from deliveries where id in (
            select id from deliveries where ${settled(orgId, before)} limit ${removedAtOnce}
          )`.execute(db);
        return Number(numAffectedRows);
      }),
  };
}
