import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../../domain/cases/cases';
import type { WhichOfList } from '../../../domain/shares/read-in-turns';
import type { CaseRow, Database } from '../../database';
import { toCase } from './to-case';

const waitsSince = sql`coalesce(c.handed_over_at, c.created_at)`;

/** Which chats, and of which widgets. */
const lists = {
  toRoute: {
    chats: sql`c.state = 'waiting' and c.bot_id is null and c.claimed_by is null`,
    widgets: sql`w.routing ->> 'rule' <> 'all'`,
  },
  toReturn: {
    chats: sql`c.state <> 'closed' and c.bot_id is null and (c.claimed_by is not null or c.state = 'active')
      and c.snoozed_until is null`,
    widgets: sql`(w.routing ->> 'returnAfterSeconds')::int > 0`,
  },
  toCall: {
    chats: sql`c.state = 'waiting' and c.bot_id is null and c.type = 'chat' and c.snoozed_until is null`,
    widgets: sql`true`,
  },
};
type List = keyof typeof lists;

/** Reads what decides which agent gets a chat. */
export function readRoutedCases(
  db: Kysely<Database>,
): Pick<Cases, 'toRoute' | 'toReturn' | 'toCall' | 'idsOf' | 'toWake' | 'loads'> {
  /** Of each organisation the chat that has waited longest, then the second of each. */
  function firstOf(list: List, limit: number) {
    const { chats, widgets } = lists[list];
    // Of each widget no more than are looked at, by an index: one widget after the other is found by it.
    return sql`array(
      with recursive places as (
        (select c.widget_id from cases c where ${chats} order by c.widget_id limit 1)
        union all
        select next.widget_id from places cross join lateral (
          select c.widget_id from cases c where ${chats} and c.widget_id > places.widget_id order by c.widget_id limit 1
        ) as next
      )
      select id from (
        select first.id, first.waits, row_number() over (partition by first.org_id order by first.waits, first.id) as place
        from places join widgets w on w.id = places.widget_id cross join lateral (
          select c.id, c.org_id, ${waitsSince} as waits from cases c
          where c.widget_id = places.widget_id and ${chats} order by ${waitsSince}, c.id limit ${limit}
        ) as first where ${widgets}
      ) as in_turns order by place, waits, id limit ${limit}
    )`;
  }

  /** Those of them that are in the list, in their order. */
  async function read(list: List, which: WhichOfList) {
    const { chats, widgets } = lists[list];
    const ids = 'ids' in which ? sql`${which.ids}::text[]` : firstOf(list, which.first);
    const { rows } = await sql<Selectable<CaseRow> & { afterSeconds: number }>`
      select c.*, (w.routing ->> 'returnAfterSeconds')::int as after_seconds
      from unnest(${ids}) with ordinality as wanted(id, place)
      join cases c on c.id = wanted.id join widgets w on w.id = c.widget_id
      where ${chats} and ${widgets} order by wanted.place`.execute(db);
    return rows.map(({ afterSeconds, ...row }) => ({ chat: toCase(row), afterSeconds }));
  }

  async function chatsOf(list: List, which: WhichOfList) {
    return (await read(list, which)).map(({ chat }) => chat);
  }

  return {
    toRoute: (which) => chatsOf('toRoute', which),
    toReturn: (which) => read('toReturn', which),
    toCall: (which) => chatsOf('toCall', which),
    async idsOf(list) {
      const { chats, widgets } = lists[list];
      const { rows } = await sql<{ id: string }>`
        select id from (
          select c.id, ${waitsSince} as waits, row_number() over (partition by c.org_id order by ${waitsSince}, c.id) as place
          from cases c join widgets w on w.id = c.widget_id where ${chats} and ${widgets}
        ) as in_turns order by place, waits, id`.execute(db);
      return rows.map(({ id }) => id);
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
