import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { HomeFigures } from '../../domain/organisation/home-figures';
import type { Database } from '../database';
import { presentMembers } from '../present-members';

export function createHomeFiguresTable(db: Kysely<Database>): HomeFigures {
  return {
    async chats(widgetIds, since) {
      // Two ranges that an index has each: the open chats, and those that began since then and have ended.
      const { rows } = await sql<FigureRow>`
        select (count(*) filter (where state = 'waiting' and type = 'chat'))::integer as waiting,
          (count(*) filter (where state = 'active' and type = 'chat'))::integer as active,
          (count(*) filter (where type = 'chat' and responded_at is not null and created_at >= ${since}))::integer
            as answered,
          (count(*) filter (where type = 'chat' and responded_at is null and state = 'closed'))::integer as missed,
          (count(*) filter (where type = 'offline' and created_at >= ${since}))::integer as offline,
          percentile_cont(0.5) within group (order by greatest(0, responded_at - created_at) / 1000.0)
            filter (where type = 'chat' and responded_at is not null and created_at >= ${since}) as "medianWait"
        from (
          select type, state, responded_at, created_at from cases
          where state <> 'closed' and widget_id = any(${widgetIds}::text[])
          union all
          select type, state, responded_at, created_at from cases
          where state = 'closed' and widget_id = any(${widgetIds}::text[]) and created_at >= ${since}
        ) as of_today`.execute(db);
      const { medianWait = null, ...counts } = rows[0] ?? none;
      const { messages } = await db
        .selectFrom('cases')
        .select(sql<number>`count(*)::integer`.as('messages'))
        .where(sql<boolean>`widget_id = any(${widgetIds}::text[]) and ${toAnswer}`)
        .executeTakeFirstOrThrow();
      return { ...counts, messages, ...(medianWait === null ? {} : { medianWait: Number(medianWait) }) };
    },
    async history(widgetIds) {
      const { rows } = await sql<{
        hasChats: boolean;
        hasAnswers: boolean;
      }>`${historyQuery(widgetIds)}`.execute(db);
      return rows[0] ?? { hasChats: false, hasAnswers: false };
    },
    async failedMails(orgId, since) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from deliveries
        where org_id = ${orgId} and channel = 'mail' and state = 'failed' and created_at >= ${since}`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
    async delayedMails(orgId, attempts, most) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (
          select from deliveries where org_id = ${orgId} and channel = 'mail' and state = 'pending'
            and attempts >= ${attempts} limit ${most}
        ) as delayed`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async looks(orgId) {
      const { rows } = await sql<{ look: object | null; texts: object | null }>`
        select distinct settings -> 'look' as look, settings -> 'texts' as texts from widgets
        where org_id = ${orgId} limit ${mostLooks}`.execute(db);
      return rows.map((row) => presentMembers(row));
    },
    async drafted(widgetIds) {
      const { rows } = await sql<{ widgetId: string }>`
        select widget_id as "widgetId" from widget_drafts
        where draft is not null and widget_id = any(${widgetIds}::text[])`.execute(db);
      return rows.map(({ widgetId }) => widgetId);
    },
  };
}

export function historyQuery(widgetIds: string[]): RawBuilder<unknown> {
  /** Each widget's by its own index, which the order asks for: the planner would look through those of everybody else. */
  function isAnyOf(which: RawBuilder<unknown>) {
    return sql`exists (
      select from unnest(${widgetIds}::text[]) as widget (id) cross join lateral (
        (select id from cases where widget_id = widget.id and state <> 'closed' and ${which} limit 1)
        union all
        (select id from cases where widget_id = widget.id and state = 'closed' and ${which}
          order by created_at desc, id desc limit 1)
      ) as found
    )`;
  }
  const [hasChats, hasAnswers] = [isAnyOf(sql`not ${isTrial}`), isAnyOf(sql`responded_at is not null`)];
  return sql`select ${hasChats} as "hasChats", ${hasAnswers} as "hasAnswers"`;
}

const mostLooks = 10;

/** On the service's own page, by “Try the widget”. */
const isTrial = sql`coalesce(visitor->>'pageUrl', '') like '%/try/' || widget_id || '/page%'`;

/** As the index of it has it. */
const toAnswer = sql`type = 'offline' and state = 'closed' and done is null`;

interface FigureRow {
  waiting: number;
  active: number;
  answered: number;
  missed: number;
  offline: number;
  medianWait: number | string | null;
}

const none: FigureRow = { waiting: 0, active: 0, answered: 0, missed: 0, offline: 0, medianWait: null };
