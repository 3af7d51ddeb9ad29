import { sql, type Kysely } from 'kysely';
import type { KeptVersion, WidgetVersions } from '../../domain/widgets/widget-drafts';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';

/** The latest so many of a widget are kept. */
const mostKept = 100;

export interface WidgetVersionsTable extends WidgetVersions {
  /** Behind the latest. */
  add(widgetId: string, version: Omit<KeptVersion, 'number'>): Promise<void>;
}

export function createWidgetVersionsTable(db: Kysely<Database>): WidgetVersionsTable {
  return {
    async add(widgetId, { settings, actor, ...version }) {
      const { number } = await db
        .insertInto('widgetVersions')
        .values({
          ...version,
          widgetId,
          actor: String(storable(actor)),
          settings: storableJson(settings),
          number: sql`(select coalesce(max(number), 0) + 1 from widget_versions where widget_id = ${widgetId})`,
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('widgetVersions')
        .where('widgetId', '=', widgetId)
        .where('number', '<=', number - mostKept)
        .execute();
    },
    async get(widgetId, number) {
      const row = await db
        .selectFrom('widgetVersions')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && presentMembers(row, 'widgetId');
    },
    async latest(widgetId) {
      const row = await db
        .selectFrom('widgetVersions')
        .select((is) => is.fn.max('number').as('number'))
        .where('widgetId', '=', widgetId)
        .executeTakeFirst();
      return row?.number ?? 0;
    },
    async list(widgetId, { before, limit }) {
      let query = db.selectFrom('widgetVersions').selectAll().where('widgetId', '=', widgetId);
      if (before !== undefined) query = query.where('number', '<', before);
      const rows = await query.orderBy('number', 'desc').limit(limit).execute();
      return rows.map((row) => presentMembers(row, 'widgetId'));
    },
  };
}
