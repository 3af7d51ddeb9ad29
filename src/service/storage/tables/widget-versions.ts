import { sql, type Kysely } from 'kysely';
import type { WidgetVersions } from '../../domain/widgets/widget-drafts';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';
import { completeSettings } from '../complete-settings';

/** The latest so many of a widget are kept. */
const mostKept = 100;
/** How much stays when old ones go: looking for them takes a while, so that several go at once. */
const keptOfMost = 0.9;

export function createWidgetVersionsTable(db: Kysely<Database>): WidgetVersions {
  return {
    async add(widgetId, { settings, actor, ...version }) {
      await db
        .insertInto('widgetVersions')
        .values({
          ...version,
          widgetId,
          actor: String(storable(actor)),
          settings: storableJson(settings),
        })
        .execute();
      await sql`
        delete from widget_versions where widget_id = ${widgetId} and revision <= (
          select revision from widget_versions where widget_id = ${widgetId}
          order by revision desc offset ${mostKept} limit 1)`.execute(db);
    },
    async trim(orgId, bytes) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(v.size), 0)::float8 as bytes
        from widgets w join widget_versions v on v.widget_id = w.id where w.org_id = ${orgId}`.execute(db);
      if ((rows[0]?.bytes ?? 0) <= bytes) return;
      // Versions of a widget that is being removed go with it: waiting for them could be waiting for each other.
      await sql`
        with counted as (
          select v.widget_id, v.revision, v.at, v.size,
            row_number() over newest_first = 1 as is_latest, sum(v.size) over newest_first as of_widget
          from widgets w join widget_versions v on v.widget_id = w.id where w.org_id = ${orgId}
          window newest_first as (partition by v.widget_id order by v.revision desc)
        ), kept as (
          select widget_id, revision, is_latest,
            sum(size) over (order by is_latest desc, of_widget, at desc, widget_id) as bytes
          from counted
        ), gone as (
          select v.widget_id, v.revision from kept join widget_versions v using (widget_id, revision)
          where not is_latest and bytes > ${Math.floor(bytes * keptOfMost)} for update of v skip locked
        )
        delete from widget_versions v using gone
        where v.widget_id = gone.widget_id and v.revision = gone.revision`.execute(db);
    },
    async get(widgetId, revision) {
      const row = await db
        .selectFrom('widgetVersions')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return row && completeSettings(presentMembers(row, 'widgetId', 'size'));
    },
    async list(widgetId, { before, limit }) {
      let query = db.selectFrom('widgetVersions').selectAll().where('widgetId', '=', widgetId);
      if (before !== undefined) query = query.where('revision', '<', before);
      const rows = await query.orderBy('revision', 'desc').limit(limit).execute();
      return rows.map((row) => completeSettings(presentMembers(row, 'widgetId', 'size')));
    },
  };
}
