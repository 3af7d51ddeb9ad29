import { sql, type Kysely, type Migration } from 'kysely';

const index = `create index deliveries_due_by_endpoint on deliveries
  (channel, org_id, endpoint_id, next_attempt_at, position) where state = 'pending'`;
/** Of an organisation few are not done: what failed is found without a look at all of them. */
const states = `create index deliveries_not_done on deliveries (org_id, state, position) where state <> 'done'`;
const tests = `create index deliveries_of_tests on deliveries (org_id, endpoint_id, next_attempt_at)
  where state = 'pending' and kind = 'test'`;

/** Of each endpoint the deliveries that are due, as many as may go out to it. */
function firstDue(which: string): string {
  return `    select open.failing_since, d.* from open cross join lateral (
      select d.id, d.org_id, d.endpoint_id, d.next_attempt_at, d.position from deliveries d
      where ${which} and d.state = 'pending' and d.next_attempt_at <= now_at
        and d.org_id = open.org_id and d.endpoint_id = open.endpoint_id
        and (d.lease_until is null or d.lease_until <= now_at)
        and d.position = (
          select first.position from deliveries first
          where first.state = 'pending' and first.endpoint_id = d.endpoint_id and first.order_key = d.order_key
          order by first.position limit 1
        )
      order by d.next_attempt_at, d.position limit open.free`;
}

/**
 * As in `2026-11-23-pauses-of-endpoints.ts`, but looks at no more of an endpoint than it may get, however much is due: one endpoint after
 * the other is found by the index, and of each the first deliveries. A former version of the service beside this one
 * calls the same function.
 */
export const claimDeliveries = `
create or replace function claim_deliveries(
  of_channel text, new_holder text, now_at bigint, new_until bigint, at_most integer, per_endpoint integer,
  per_organisation integer
) returns setof deliveries language sql as $$
  with recursive waiting as (
    (
      select org_id, endpoint_id from deliveries where channel = of_channel and state = 'pending'
      order by org_id, endpoint_id limit 1
    )
    union all
    select next.org_id, next.endpoint_id from waiting cross join lateral (
      select d.org_id, d.endpoint_id from deliveries d
      where d.channel = of_channel and d.state = 'pending'
        and (d.org_id, d.endpoint_id) > (waiting.org_id, waiting.endpoint_id)
      order by d.org_id, d.endpoint_id limit 1
    ) as next
  ), under_way as (
    select org_id, endpoint_id, count(*) as tries from deliveries
    where state = 'pending' and lease_until is not null and lease_until > now_at
    group by org_id, endpoint_id
  ), of_endpoint as (
    select endpoint_id, sum(tries) as tries from under_way group by endpoint_id
  ), of_organisation as (
    select org_id, sum(tries) as tries from under_way group by org_id
  ), open as (
    select waiting.org_id, waiting.endpoint_id, endpoints.failing_since,
      of_channel = 'webhook' and coalesce(endpoints.paused_until, 0) > now_at as is_paused,
      greatest(0, case when of_channel = 'webhook' and failing_since is not null then 1 else per_endpoint end
        - coalesce(of_endpoint.tries, 0)) as free
    from waiting left join endpoints on endpoints.id = waiting.endpoint_id left join of_endpoint using (endpoint_id)
  ), first_due as (
${firstDue('d.channel = of_channel')}
    ) as d where not open.is_paused
    union all
${firstDue(`d.kind = 'test'`)}
    ) as d where open.is_paused
  ), due as (
    select first_due.*,
      row_number() over (partition by org_id, endpoint_id order by next_attempt_at, position) as turn
    from first_due
  ), at_endpoint as (
    select due.*,
      row_number() over (partition by due.endpoint_id order by due.turn, due.next_attempt_at, due.position)
        + coalesce(of_endpoint.tries, 0) as place
    from due left join of_endpoint using (endpoint_id)
  ), sendable as (
    select at_endpoint.*,
      row_number() over (partition by at_endpoint.org_id order by turn, next_attempt_at, position)
        + coalesce(of_organisation.tries, 0) as turn_of_organisation
    from at_endpoint
    left join of_organisation using (org_id)
    where place <= case when of_channel = 'webhook' and failing_since is not null then 1 else per_endpoint end
  ), chosen as (
    select id from sendable where turn_of_organisation <= per_organisation
    order by turn_of_organisation, next_attempt_at, position
    limit at_most
  ), locked as (
    select d.id from deliveries d
    where d.id in (select id from chosen) and d.state = 'pending' and d.next_attempt_at <= now_at
      and (d.lease_until is null or d.lease_until <= now_at)
    for update skip locked
  )
  update deliveries set lease_holder = new_holder, lease_until = new_until
  from locked where deliveries.id = locked.id
  returning deliveries.*
$$
`;

export const boundedClaims: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(index).execute(db);
    await sql.raw(tests).execute(db);
    await sql.raw(states).execute(db);
    await sql.raw('drop index deliveries_due').execute(db);
    await sql.raw(claimDeliveries).execute(db);
  },
};
