import { sql, type Kysely, type Migration } from 'kysely';

/** As in `2026-11-22-audit-log.ts`, but a portion, of which it answers how many. A former version calls the former function. */
const removal = `
create function remove_audit_entries(of_organisation bigint, before_at bigint, at_once integer) returns integer
language plpgsql as $$
declare
  count integer;
begin
  perform set_config('chat_widget.removes_audit_entries', 'yes', true);
  delete from audit_entries where id = any(array(
    select id from audit_entries where org_id = of_organisation and at < before_at order by at limit at_once
  ));
  get diagnostics count = row_count;
  perform set_config('chat_widget.removes_audit_entries', 'no', true);
  return count;
end
$$
`;

export const removedAuditEntries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(removal).execute(db);
  },
};
