import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `deliveries` leaves room in its pages, since each row is changed with every try. Payloads are `json`, not `jsonb`:
 * what is posted keeps the order of its members.
 */
const tables = `
create table endpoints (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  url text not null,
  token text,
  secrets jsonb not null,
  kinds jsonb not null,
  is_enabled boolean not null,
  switched_off_reason text
);
create index endpoints_of_organisation on endpoints (org_id);

create table deliveries (
  id text collate "C" primary key,
  position bigint generated always as identity,
  org_id bigint not null references organisations (id) on delete cascade,
  channel text not null check (channel in ('webhook', 'mail')),
  endpoint_id text collate "C" not null,
  order_key text collate "C" not null,
  kind text not null,
  payload json not null,
  created_at bigint not null,
  state text not null check (state in ('pending', 'done', 'failed', 'cancelled')),
  attempts integer not null,
  next_attempt_at bigint not null,
  lease_holder text collate "C",
  lease_until bigint,
  reason text,
  check (state = 'pending' or lease_until is null),
  check ((state in ('failed', 'cancelled')) = (reason is not null))
) with (fillfactor = 70);
create index deliveries_due on deliveries (channel, next_attempt_at, position) where state = 'pending';
create index deliveries_in_order on deliveries (endpoint_id, order_key, position) where state = 'pending';
create index deliveries_leased on deliveries (endpoint_id) where state = 'pending' and lease_until is not null;
create index deliveries_of_organisation on deliveries (org_id, position);

create table delivery_attempts (
  delivery_id text collate "C" not null references deliveries (id) on delete cascade,
  position bigint generated always as identity,
  at bigint not null,
  duration_ms integer not null,
  target text not null,
  is_delivered boolean not null,
  status integer,
  error text,
  response text,
  primary key (delivery_id, position)
)
`;

/**
 * Of each endpoint and key the first pending delivery, no more of an endpoint than may be under way. Rows are chosen by
 * what the statement saw at its start and judged again once they are locked: another worker may have had them since. That
 * the first of a key stays the first needs no second look: whatever comes later gets a higher position. The subquery for
 * it is one that the planner can't turn into a join, which would read all that is pending to find the few that are due.
 */
const claimDeliveries = `
create function claim_deliveries(
  of_channel text, new_holder text, now_at bigint, new_until bigint, at_most integer, per_endpoint integer
) returns setof deliveries language sql as $$
  with due as (
    select d.id, d.endpoint_id, d.next_attempt_at, d.position,
      row_number() over (partition by d.endpoint_id order by d.next_attempt_at, d.position) as place
    from deliveries d
    where d.channel = of_channel and d.state = 'pending' and d.next_attempt_at <= now_at
      and (d.lease_until is null or d.lease_until <= now_at)
      and d.position = (
        select first.position from deliveries first
        where first.state = 'pending' and first.endpoint_id = d.endpoint_id and first.order_key = d.order_key
        order by first.position limit 1
      )
  ), busy as (
    select endpoint_id, count(*) as tries from deliveries
    where state = 'pending' and lease_until is not null and lease_until > now_at
    group by endpoint_id
  ), chosen as (
    select due.id from due left join busy using (endpoint_id)
    where due.place <= per_endpoint - coalesce(busy.tries, 0)
    order by due.next_attempt_at, due.position
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

export const outbox: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(claimDeliveries).execute(db);
  },
};
