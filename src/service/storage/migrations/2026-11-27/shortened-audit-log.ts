import { sql, type Kysely, type Migration } from 'kysely';

const sizes = `alter table audit_entries add column size integer not null
  generated always as (octet_length(changes::text)) stored`;
/** Shorter ones are never shortened. */
const long = 'create index audit_entries_long on audit_entries (org_id, id) include (size) where size > 400';

/** The first changes that are short enough, before others what names the subject, and how many are left out: at most 400 bytes. */
const shortened = `
create function shortened_audit_changes(whole jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(change order by place) filter (where is_kept), '[]')
    || jsonb_build_array(jsonb_build_object('path', 'and ' || sum(stands_for) filter (where not is_kept) || ' more'))
  from (
    select change, place, coalesce(left_out, 1) as stands_for,
      is_change and sum(octet_length(change::text)) over (
        order by is_change desc, octet_length(change::text) > 200, change->>'path' in ('name', 'word', 'url', 'purpose') desc, place
      ) <= 300 as is_kept
    from (
      select change, place, left_out, left_out is null as is_change
      from jsonb_array_elements(whole) with ordinality as each(change, place),
        lateral (select substring(change->>'path' from '^and (\\d{1,9}) more$')::integer as left_out) as of_path
    ) as counted
  ) as weighed
$$`;

/** Who did what, and when, stays: the engine lets nothing else through. */
const refuseChange = `
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('chat_widget.removes_audit_entries', true) = 'yes' then
    return old;
  end if;
  if tg_op = 'UPDATE' and current_setting('chat_widget.shortens_audit_entries', true) = 'yes' then
    if (new.id, new.org_id, new.at, new.actor_kind, new.actor, new.action, new.subject, new.subject_id)
      is not distinct from (old.id, old.org_id, old.at, old.actor_kind, old.actor, old.action, old.subject, old.subject_id)
      and new.changes = shortened_audit_changes(old.changes) then
      return new;
    end if;
  end if;
  raise exception 'The audit log is append-only.';
end
$$`;

const shortening = `
create function shorten_audit_entries(of_organisation bigint, most bigint, at_once integer) returns integer
language plpgsql as $$
declare
  count integer;
begin
  perform set_config('chat_widget.shortens_audit_entries', 'yes', true);
  update audit_entries set changes = shortened_audit_changes(changes)
  where org_id = of_organisation and id in (
    select id from (
      select id, size, sum(size) over (order by size > 1000, id desc) as total
      from audit_entries where org_id = of_organisation and size > 400
    ) as long where total > most order by size > 1000 desc, id limit at_once
  );
  get diagnostics count = row_count;
  perform set_config('chat_widget.shortens_audit_entries', 'no', true);
  return count;
end
$$`;

export const shortenedAuditLog: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [sizes, long, shortened, refuseChange, shortening])
      await sql.raw(statement).execute(db);
  },
};
