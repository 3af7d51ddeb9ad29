import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Identifiers are text that compares by its bytes. `cases` leaves room in its pages and has no index on a column
 * that an append changes, so that an append rewrites no index (a heap-only update).
 */
const tables = `
create table organisations (
  id bigint primary key,
  name text not null
);

create table keys (
  position bigint generated always as identity,
  org_id bigint not null references organisations (id) on delete cascade,
  kind text not null check (kind in ('visitor', 'provisioning', 'token')),
  key text collate "C" not null,
  primary key (kind, key)
);
create index keys_of_organisation on keys (org_id, kind, position);

create table widgets (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  name text not null,
  owner_email text not null,
  destination_email text,
  is_conversation_enabled boolean not null,
  is_proactive_enabled boolean not null,
  schedule jsonb,
  settings jsonb not null,
  allowed_origins jsonb not null,
  idle_minutes integer not null,
  revision integer not null
);
create index widgets_of_organisation on widgets (org_id, name);

create table widget_agents (
  widget_id text collate "C" not null references widgets (id) on delete cascade,
  position integer not null,
  email text collate "C" not null,
  alias text not null,
  avatar_url text,
  kind text not null check (kind in ('human', 'bot')),
  tags jsonb not null,
  primary key (widget_id, email)
);
create index widgets_of_agent on widget_agents (email);

create table agents (
  email text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  name text not null,
  password_hash text not null,
  is_administrator boolean not null,
  account_type text not null,
  phone text,
  status text not null check (status in ('online', 'pause')),
  sub_status text,
  status_source text not null check (status_source in ('console', 'endpoint')),
  status_at bigint not null,
  console_seen_at bigint
);
create index agents_online_by_console on agents (email) where status = 'online' and status_source = 'console';

create table cases (
  id text collate "C" primary key,
  org_id bigint not null,
  widget_id text collate "C" not null,
  type text not null check (type in ('chat', 'offline')),
  state text not null check (state in ('waiting', 'active', 'closed')),
  visitor jsonb not null,
  description text not null,
  created_at bigint not null,
  responded_at bigint,
  last_entry_at bigint not null,
  last_index integer not null,
  closed_at bigint,
  closed_by text,
  agent_email text,
  agent_alias text,
  visitor_seen_at bigint not null,
  start_key text collate "C",
  check ((state = 'closed') = (closed_at is not null))
) with (fillfactor = 80);
create unique index cases_by_start_key on cases (widget_id, start_key) where start_key is not null;
create index cases_open on cases (widget_id) where state <> 'closed';
create index cases_closed on cases (widget_id, type, closed_at, id) where state = 'closed';

create table entries (
  case_id text collate "C" not null references cases (id) on delete cascade,
  index integer not null,
  kind text not null check (kind in ('visitor', 'agent', 'system', 'note')),
  author text not null,
  agent_email text,
  text text not null,
  message_id text collate "C",
  at bigint not null,
  primary key (case_id, index)
);
create unique index entries_by_message on entries (case_id, message_id) where message_id is not null;

create table sessions (
  id text collate "C" primary key,
  agent_email text collate "C" not null references agents (email) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
);
create index sessions_of_agent on sessions (agent_email);
create index sessions_by_end on sessions (expires_at)
`;

/**
 * The whole append in one call. It locks the case first and looks for a repetition after, each with its own snapshot:
 * in a single statement the second of two equal messages would not see the first.
 */
const appendEntry = `
create function append_entry(
  to_case text, entry_kind text, entry_author text, entry_agent text, entry_text text, entry_message text,
  entry_at bigint, even_if_closed boolean
) returns table (outcome text, taken_index integer) language plpgsql as $$
declare
  current_state text;
  next_index integer;
  first_index integer;
begin
  select state, last_index + 1 into current_state, next_index from cases where id = to_case for no key update;
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
  update cases set last_index = next_index, last_entry_at = greatest(last_entry_at, entry_at) where id = to_case;
  insert into entries (case_id, index, kind, author, agent_email, text, message_id, at)
    values (to_case, next_index, entry_kind, entry_author, entry_agent, entry_text, entry_message, entry_at);
  return query select 'added', next_index;
end
$$
`;

export const firstTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(appendEntry).execute(db);
  },
};
