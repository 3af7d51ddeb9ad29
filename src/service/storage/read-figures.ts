import { sql, type Kysely } from 'kysely';
import type { DeliveryChannel } from '../domain/outbox/outbox';
import type { Database } from './database';

/** What the database holds of work under way, over all instances. */
export interface DatabaseFigures {
  openChats: Record<'waiting' | 'active', number>;
  /** Of what is to be sent; a channel without anything is left out. Epoch milliseconds; `dueAt`: since when one could go out. */
  outbox: { channel: DeliveryChannel; pending: number; oldestAt: number; dueAt: number | null }[];
}

/** Reads by indexes of open chats and pending deliveries alone, so that it costs little however much there is. */
export async function readFigures(db: Kysely<Database>, now: number): Promise<DatabaseFigures> {
  const { rows: chats } = await sql<{ state: 'waiting' | 'active'; count: number }>`
    select state, count(*) as count from cases where state <> 'closed' group by state`.execute(db);
  const { rows: outbox } = await sql<DatabaseFigures['outbox'][number]>`
    select channel, pending, oldest_at, due_at from (
      select channel, count(*) as pending, min(created_at) as oldest_at
      from deliveries where state = 'pending' group by channel
    ) as waiting left join (${dueSince(now)}) as due using (channel)`.execute(db);
  function count(state: 'waiting' | 'active'): number {
    return chats.find((row) => row.state === state)?.count ?? 0;
  }
  return { openChats: { waiting: count('waiting'), active: count('active') }, outbox };
}

/**
 * Of each channel. As for a claim: what is under way, waits in its line, or is for an endpoint that rests after failures is not late.
 * One endpoint after the other is found by the index, and of each no more than the first.
 */
function dueSince(now: number) {
  return sql`
    with recursive lines as (
      (
        select channel, org_id, endpoint_id from deliveries where state = 'pending'
        order by channel, org_id, endpoint_id limit 1
      )
      union all
      select next.* from lines cross join lateral (
        select d.channel, d.org_id, d.endpoint_id from deliveries d
        where d.state = 'pending'
          and (d.channel, d.org_id, d.endpoint_id) > (lines.channel, lines.org_id, lines.endpoint_id)
        order by d.channel, d.org_id, d.endpoint_id limit 1
      ) as next
    ), resting as (
      select lines.*, case when channel = 'webhook' then coalesce(paused_until, 0) else 0 end as rests_until
      from lines left join endpoints on endpoints.org_id = lines.org_id and endpoints.id = lines.endpoint_id
    )
    select channel, min(greatest(next_attempt_at, rests_until)) as due_at
    from resting cross join lateral (
      select d.next_attempt_at from deliveries d
      where d.channel = resting.channel and d.org_id = resting.org_id and d.endpoint_id = resting.endpoint_id
        and d.state = 'pending' and d.next_attempt_at <= ${now}::bigint and rests_until <= ${now}::bigint
        and (d.lease_until is null or d.lease_until <= ${now}::bigint)
        and not exists (
          select from deliveries first
          where first.state = 'pending' and first.endpoint_id = d.endpoint_id and first.order_key = d.order_key
            and first.position < d.position
            and (d.channel <> 'mail' or first.payload ->> 'to' is not distinct from d.payload ->> 'to')
        )
      order by d.next_attempt_at, d.position limit 1
    ) as free group by channel`;
}
