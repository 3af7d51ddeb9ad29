import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `deliveries` leaves room in its pages, since each row is changed with every try. Payloads are `json`, not `jsonb`:
 * what is posted keeps the order of its members.
 */
const tables = `
create table endpoints (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  purpose text not null check (purpose in ('agentStatus', 'caseEvents', 'bot')),
  widget_id text collate "C" references widgets (id) on delete cascade,
  agent_email text collate "C",
  url text not null,
  token text,
  secrets jsonb not null,
  is_enabled boolean not null,
  switched_off_reason text,
  failing_since bigint,
  created_at bigint not null,
  check ((purpose = 'agentStatus') = (widget_id is null)),
  check ((purpose = 'bot') = (agent_email is not null))
);
create index endpoints_of_organisation on endpoints (org_id, purpose, created_at);
create unique index endpoint_of_bot on endpoints (widget_id, agent_email) where purpose = 'bot';

create table deliveries (
  id text collate "C" primary key,
  position bigint generated always as identity,
  org_id bigint not null references organisations (id) on delete cascade,
  channel text not null check (channel in ('webhook', 'bot', 'mail')),
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
create index deliveries_settled on deliveries (created_at) where state <> 'pending';

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
);

create table bans (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  who text collate "C" not null,
  case_id text collate "C" not null,
  created_at bigint not null,
  until bigint
);
create index bans_of_visitor on bans (org_id, who);

alter table cases add column bot_id text collate "C";
alter table cases add column bot_context text;
alter table cases add column wanted_agent text;
alter table cases add column wanted_tags jsonb;
alter table cases add column page_widget_id text collate "C";
drop function append_entry(text, text, text, text, text, text, bigint, boolean)
`;

/**
 * The whole append in one call. It locks the case first and looks for a repetition after, each with its own snapshot:
 * in a single statement the second of two equal messages would not see the first. `unless_bot` leaves a case alone
 * that a bot speaks in: its message and the event for the bot belong into one transaction.
 */
const appendEntry = `
create function append_entry(
  to_case text, entry_kind text, entry_author text, entry_agent text, entry_text text, entry_message text,
  entry_at bigint, even_if_closed boolean, unless_bot boolean
) returns table (outcome text, taken_index integer) language plpgsql as $$
declare
  current_state text;
  current_bot text;
  next_index integer;
  first_index integer;
begin
  select state, bot_id, last_index + 1 into current_state, current_bot, next_index
    from cases where id = to_case for no key update;
  if not found then
    return query select 'notFound', -1;
    return;
  end if;
  if entry_message is not null then
    select index into first_index from entries where case_id = to_case and message_id = entry_message;
    if found then
      return query select 'repeated', first_index;
      return;
    end if;
  end if;
  if current_state = 'closed' and not even_if_closed then
    return query select 'closed', -1;
    return;
  end if;
  if current_bot is not null and unless_bot then
    return query select 'withBot', -1;
    return;
  end if;
  update cases set last_index = next_index, last_entry_at = greatest(last_entry_at, entry_at) where id = to_case;
  insert into entries (case_id, index, kind, author, agent_email, text, message_id, at)
    values (to_case, next_index, entry_kind, entry_author, entry_agent, entry_text, entry_message, entry_at);
  return query select 'added', next_index;
end
$$
`;

/**
 * Of each endpoint and key the first pending delivery, no more of an endpoint than may be under way. Rows are chosen by
 * what the statement saw at its start and judged again once they are locked: another worker may have had them since. That
 * the first of a key stays the first needs no second look: what comes later gets a higher position. The subquery for
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
    await sql.raw(appendEntry).execute(db);
    await sql.raw(claimDeliveries).execute(db);
  },
};
