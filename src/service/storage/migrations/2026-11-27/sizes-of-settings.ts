import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The bytes of settings, drafts and versions, beside them. Those of a widget are written by a trigger: a former version of the
 * service beside this one writes back every column that it has read, which a generated one refuses.
 */
const drafts = `alter table widget_drafts add column size integer
  generated always as (octet_length(draft::text)) stored`;
const versions = `alter table widget_versions add column size integer not null
  generated always as (octet_length(settings::text)) stored`;
const sizesOfVersions = 'create index widget_versions_sizes on widget_versions (widget_id) include (size)';
const widgets = 'alter table widgets add column settings_size integer not null default 0';
const fillWidgets = 'update widgets set settings_size = octet_length(settings::text)';
const measure = `
create function measure_settings() returns trigger language plpgsql as $$
begin
  new.settings_size := octet_length(new.settings::text);
  return new;
end $$`;
const measureWidgets = `
create trigger measure_settings before insert or update of settings, settings_size on widgets
  for each row execute function measure_settings()`;

export const sizesOfSettings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      drafts,
      versions,
      sizesOfVersions,
      widgets,
      fillWidgets,
      measure,
      measureWidgets,
    ])
      await sql.raw(statement).execute(db);
  },
};
