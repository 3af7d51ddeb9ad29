import { sql, type Kysely, type Migration } from 'kysely';

/** No reference to the organisation: what was done in one that is gone is still told. */
const tables = `
create table audit_entries (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  at bigint not null,
  actor_kind text not null,
  actor text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  changes jsonb not null
);
create index audit_entries_of_organisation on audit_entries (org_id, id);
create index audit_entries_by_age on audit_entries (org_id, at)
`;

/** Append-only by the engine's own hand, but for the removal of old entries, which says so for its transaction. */
const refuseChange = `
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('chat_widget.removes_audit_entries', true) = 'yes' then
    return old;
  end if;
  raise exception 'The audit log is append-only.';
end
$$
`;

const triggers = `
create trigger append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change()
`;

const removal = `
create function remove_audit_entries(of_organisation bigint, before_at bigint) returns void language plpgsql as $$
begin
  perform set_config('chat_widget.removes_audit_entries', 'yes', true);
  delete from audit_entries where org_id = of_organisation and at < before_at;
  perform set_config('chat_widget.removes_audit_entries', 'no', true);
end
$$
`;

export const auditLog: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(refuseChange).execute(db);
    for (const statement of triggers.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(removal).execute(db);
  },
};
