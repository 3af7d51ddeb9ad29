import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { toCase } from './to-case';

const waitsSince = sql`coalesce(cases.handed_over_at, cases.created_at)`;

/** Reads what decides which agent gets a chat. */
export function readRoutedCases(
  db: Kysely<Database>,
): Pick<Cases, 'toRoute' | 'toReturn' | 'toCall' | 'toWake' | 'loads'> {
  return {
    async toRoute(limit, offset) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select cases.* from cases join (
          select cases.id, row_number() over (partition by cases.org_id order by ${waitsSince}, cases.id) as place
          from cases join widgets on widgets.id = cases.widget_id
          where cases.state = 'waiting' and bot_id is null and claimed_by is null and routing ->> 'rule' <> 'all'
        ) as queue on queue.id = cases.id
        order by queue.place, ${waitsSince}, cases.id limit ${limit} offset ${offset}`.execute(db);
      return rows.map(toCase);
    },
    async toReturn(limit, offset) {
      const { rows } = await sql<Selectable<CaseRow> & { afterSeconds: number }>`
        select cases.*, owned.after_seconds from cases join (
          select cases.id, (routing ->> 'returnAfterSeconds')::int as after_seconds,
            row_number() over (partition by cases.org_id order by last_entry_at, cases.id) as place
          from cases join widgets on widgets.id = cases.widget_id
          where cases.state <> 'closed' and bot_id is null and (claimed_by is not null or cases.state = 'active')
            and (routing ->> 'returnAfterSeconds')::int > 0 and snoozed_until is null
        ) as owned on owned.id = cases.id
        order by owned.place, last_entry_at, cases.id limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ afterSeconds, ...row }) => ({ chat: toCase(row), afterSeconds }));
    },
    async toCall(limit, offset) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select cases.* from cases join (
          select id, row_number() over (partition by org_id order by ${waitsSince}, id) as place
          from cases where type = 'chat' and state = 'waiting' and bot_id is null and snoozed_until is null
        ) as waiting on waiting.id = cases.id
        order by waiting.place, ${waitsSince}, cases.id limit ${limit} offset ${offset}`.execute(db);
      return rows.map(toCase);
    },
    async toWake(now, limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select cases.* from cases join (
          select id, row_number() over (partition by org_id order by snoozed_until, id) as place
          from cases where snoozed_until <= ${now}
        ) as due on due.id = cases.id
        order by due.place, snoozed_until, cases.id limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
    async loads(orgId) {
      const { rows } = await sql<{ email: string; chats: number }>`
        select coalesce(claimed_by ->> 'email', agent_email) as email, count(*)::int as chats from cases
        where org_id = ${orgId} and state <> 'closed' and bot_id is null and snoozed_until is null
          and (claimed_by is not null or (state = 'active' and agent_email is not null))
        group by 1`.execute(db);
      return new Map(rows.map(({ email, chats }) => [email, chats]));
    },
  };
}
