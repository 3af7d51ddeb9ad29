import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Closed cases get a number, one after the other in each organisation. It is taken from the organisation's row, which
 * stays locked until the closing is committed: a reader of the number n also sees every case up to n, so that an
 * export can go on from a number and miss nothing. The case is locked before the organisation, always.
 */
const tables = `
alter table keys add column name text not null default '';
alter table keys add column created_at bigint not null default 0;

alter table organisations add column last_closing bigint not null default 0;
alter table cases add column closing bigint;
alter table cases add column survey_score integer;
alter table cases add column survey_comments text;
alter table cases add column transcript_email text;

update cases set closing = numbered.closing from (
  select id, row_number() over (partition by org_id order by closed_at, id) as closing
  from cases where state = 'closed'
) as numbered where cases.id = numbered.id;
update organisations set last_closing = (
  select coalesce(max(closing), 0) from cases where org_id = organisations.id
);

create index cases_by_creation on cases (org_id, created_at, id) where state = 'closed';
create index cases_of_widget_by_creation on cases (widget_id, created_at, id) where state = 'closed';
create index cases_by_closing on cases (org_id, closing) where state = 'closed';

create table first_answers (
  org_id bigint not null references organisations (id) on delete cascade,
  key text collate "C" not null,
  request text not null,
  status integer,
  body json,
  created_at bigint not null,
  primary key (org_id, key)
);
create index first_answers_by_age on first_answers (created_at);

create table screenshots (
  id text collate "C" primary key,
  case_id text collate "C" not null references cases (id) on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  at bigint not null
);
create index screenshots_of_case on screenshots (case_id);

create table service_secrets (
  name text primary key,
  secret text not null
)
`;

const numberClosing = `
create function number_closing() returns trigger language plpgsql as $$
begin
  update organisations set last_closing = last_closing + 1 where id = new.org_id
    returning last_closing into new.closing;
  return new;
end
$$
`;

const triggers = `
create trigger closed_at_birth before insert on cases
  for each row when (new.state = 'closed') execute function number_closing();
create trigger closed before update of state on cases
  for each row when (new.state = 'closed' and old.state <> 'closed') execute function number_closing()
`;

export const provisioningAndLogs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(numberClosing).execute(db);
    for (const statement of triggers.split(';')) await sql.raw(statement).execute(db);
  },
};
