import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { listCases, readFilterValues } from './list-cases';
import { toCase } from './to-case';

/** For a case whose widget is gone: the limit that widgets have by default. */
const idleMinutesWithoutWidget = 15;

/** A person has it, and it does not wait for a time. */
const isOwned = sql`bot_id is null and (
  state = 'waiting' and claimed_by is not null or state = 'active' and snoozed_until is null)`;
/** The visitor has written since an agent last did, or the time has come for which it waited. */
const isUnanswered = sql`(back_since is not null or exists (
  select from entries said where said.case_id = cases.id and said.kind = 'visitor' and said.index > coalesce((
    select max(index) from entries where case_id = cases.id and kind = 'agent'), -1)))`;

type CaseReads = Pick<
  Cases,
  | 'get'
  | 'byStartKey'
  | 'openOfVerified'
  | 'openOf'
  | 'openFromPagesOf'
  | 'list'
  | 'filterValues'
  | 'withoutOwner'
  | 'idle'
  | 'visitorsSeen'
  | 'heads'
  | 'medianWait'
>;

/** Reads cases, without locking them. */
export function readCases(db: Kysely<Database>): CaseReads {
  return {
    async get(id) {
      const row = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toCase(row);
    },
    async byStartKey(widgetId, startKey) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where start_key = ${startKey} and (widget_id = ${widgetId} or page_widget_id = ${widgetId})
        order by coalesce(page_widget_id, widget_id) = ${widgetId} desc limit 1`.execute(db);
      return rows[0] && toCase(rows[0]);
    },
    async openOfVerified({ orgId, id }, email) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where org_id = ${orgId} and state <> 'closed'
          and visitor ->> 'identity' = 'verified' and lower(visitor ->> 'email') = lower(${email}::text)
          and coalesce(page_widget_id, widget_id) = ${id}
        order by created_at desc limit 1`.execute(db);
      return rows[0] && toCase(rows[0]);
    },
    async openOf(orgId, after, limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where org_id = ${orgId} and state <> 'closed' and id > ${after}
        order by id limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
    async openFromPagesOf(orgId, widgetId, limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where org_id = ${orgId} and page_widget_id = ${widgetId} and state <> 'closed'
        limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
    list: async (...asked) => (await listCases(db, ...asked)).map(toCase),
    filterValues: (widgetIds) => readFilterValues(db, widgetIds),
    async withoutOwner(limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        with owned as (
          select distinct widget_id, coalesce(claimed_by ->> 'email', agent_email) as email from cases
          where ${isOwned}
        ), gone as (
          -- Each looked up by itself, and not by the view: all who answer widgets are many.
          select * from owned where email is not null and coalesce(
            (select true from widget_agents a where a.widget_id = owned.widget_id and a.email = owned.email limit 1),
            (select true from team_members m join widget_teams t on t.team_id = m.team_id
              where m.email = owned.email and t.widget_id = owned.widget_id limit 1)
          ) is null
        )
        select * from cases where state <> 'closed' and bot_id is not null
          and not exists (select from endpoints where id = cases.bot_id and is_enabled)
        union all
        select cases.* from gone join cases on cases.widget_id = gone.widget_id
          and coalesce(claimed_by ->> 'email', agent_email) = gone.email
        where ${isOwned} and (state = 'waiting' or ${isUnanswered})
        order by created_at limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
    async idle(now, limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select cases.* from cases join (
          select cases.id, row_number() over (partition by cases.org_id order by last_entry_at, cases.id) as place
          from cases left join widgets on widgets.id = cases.widget_id
          where cases.state <> 'closed' and snoozed_until is null and greatest(last_entry_at, visitor_seen_at) <=
            ${now}::bigint - coalesce(idle_minutes, ${sql.lit(idleMinutesWithoutWidget)}) * 60000::bigint
        ) as due on due.id = cases.id
        order by due.place, last_entry_at, cases.id limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
    async visitorsSeen(caseIds) {
      const rows = await db
        .selectFrom('cases')
        .select(['id', 'visitorSeenAt'])
        .where('id', '=', sql<string>`any(${caseIds})`)
        .execute();
      return new Map(rows.map(({ id, visitorSeenAt }) => [id, visitorSeenAt]));
    },
    async medianWait(widgetId, since, limit) {
      const { rows } = await sql<{ median: number | null; count: number }>`
        select percentile_cont(0.5) within group (order by wait)::float8 as median, count(*)::integer as count
        from (
          select responded_at - created_at as wait from cases
          where widget_id = ${widgetId} and type = 'chat' and state = 'closed' and closed_at >= ${since}::bigint
            and responded_at is not null
          order by closed_at desc limit ${limit}
        ) as latest`.execute(db);
      return { median: rows[0]?.median ?? 0, count: rows[0]?.count ?? 0 };
    },
    heads(caseIds) {
      return db
        .selectFrom('cases')
        .select(['id', 'orgId', 'widgetId', 'pageWidgetId', 'lastIndex', 'state'])
        .select(({ selectFrom }) =>
          selectFrom('readMarks')
            .select(({ fn }) => fn.max('readMarks.lastIndex').as('readUpTo'))
            .whereRef('readMarks.caseId', '=', 'cases.id')
            .as('readUpTo'),
        )
        .where('id', '=', sql<string>`any(${caseIds})`)
        .execute();
    },
  };
}
