import type { Kysely } from 'kysely';
import { firstRevision, type WidgetDrafts } from '../../domain/widgets/widget-drafts';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableJson } from '../storable';

export function createWidgetDraftsTable(db: Kysely<Database>): WidgetDrafts {
  return {
    async get(widgetId) {
      const row = await db
        .selectFrom('widgetDrafts')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .executeTakeFirst();
      return row ? presentMembers(row, 'widgetId') : { revision: firstRevision };
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
