import { sql, type Kysely, type Migration } from 'kysely';

/** A draft counted beside the versions, and what was read was the sum of both: the sum is the revision from now on. */
const statements = `
alter table widget_versions rename column number to revision;
insert into widget_drafts (widget_id, revision)
select widget_id, max(revision) from widget_versions group by widget_id
on conflict (widget_id) do update set revision = widget_drafts.revision + excluded.revision;
update widget_drafts set revision = revision + 1
where not exists (select from widget_versions v where v.widget_id = widget_drafts.widget_id)
`;

export const oneRevisionOfSettings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
};
