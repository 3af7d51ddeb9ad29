import { sql, type Kysely } from 'kysely';
import type { WidgetVersions } from '../../domain/widgets/widget-drafts';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';
import { completeSettings } from '../complete-settings';

/** The latest so many of a widget are kept. */
const mostKept = 100;

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
    async get(widgetId, revision) {
      const row = await db
        .selectFrom('widgetVersions')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return row && completeSettings(presentMembers(row, 'widgetId'));
    },
    async list(widgetId, { before, limit }) {
      let query = db.selectFrom('widgetVersions').selectAll().where('widgetId', '=', widgetId);
      if (before !== undefined) query = query.where('revision', '<', before);
      const rows = await query.orderBy('revision', 'desc').limit(limit).execute();
      return rows.map((row) => completeSettings(presentMembers(row, 'widgetId')));
    },
  };
}
