import { sql, type Kysely, type Migration } from 'kysely';

/**
 * As in `2026-11-23-fair-claims.ts`, and leaves an endpoint of webhooks alone while it is paused, but for tests of it. A former version of
 * the service beside this one calls the same function.
 */
const claimDeliveries = `
create or replace function claim_deliveries(
  of_channel text, new_holder text, now_at bigint, new_until bigint, at_most integer, per_endpoint integer,
  per_organisation integer
) returns setof deliveries language sql as $$
  with due as (
    select d.id, d.org_id, d.endpoint_id, d.next_attempt_at, d.position, endpoints.failing_since,
      row_number() over (partition by d.org_id, d.endpoint_id order by d.next_attempt_at, d.position) as turn
    from deliveries d left join endpoints on endpoints.id = d.endpoint_id
    where d.channel = of_channel and d.state = 'pending' and d.next_attempt_at <= now_at
      and (d.lease_until is null or d.lease_until <= now_at)
      and (of_channel <> 'webhook' or d.kind = 'test' or coalesce(endpoints.paused_until, 0) <= now_at)
      and d.position = (
        select first.position from deliveries first
        where first.state = 'pending' and first.endpoint_id = d.endpoint_id and first.order_key = d.order_key
        order by first.position limit 1
      )
  ), under_way as (
    select org_id, endpoint_id, count(*) as tries from deliveries
    where state = 'pending' and lease_until is not null and lease_until > now_at
    group by org_id, endpoint_id
  ), of_endpoint as (
    select endpoint_id, sum(tries) as tries from under_way group by endpoint_id
  ), of_organisation as (
    select org_id, sum(tries) as tries from under_way group by org_id
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

export const pausesOfEndpoints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('endpoints').addColumn('paused_until', 'bigint').execute();
    await sql.raw(claimDeliveries).execute(db);
  },
};
