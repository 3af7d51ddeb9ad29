import type { Kysely } from 'kysely';
import { firstRevision, type WidgetDrafts } from '../../domain/widgets/widget-drafts';
import type { Database } from '../database';
import { storableJson } from '../storable';
import { completeSettings } from '../complete-settings';

export function createWidgetDraftsTable(db: Kysely<Database>): WidgetDrafts {
  return {
    async get(widgetId) {
      const row = await db
        .selectFrom('widgetDrafts')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .executeTakeFirst();
      if (!row) return { revision: firstRevision };
      const { revision, draft } = row;
      return { revision, ...(draft ? { draft: completeSettings(draft) } : {}) };
    },
    async put(widgetId, { revision, draft }) {
      const row = { revision, draft: draft ? storableJson(draft) : null };
      await db
        .insertInto('widgetDrafts')
        .values({ widgetId, ...row })
        .onConflict((on) => on.column('widgetId').doUpdateSet(row))
        .execute();
    },
  };
}
