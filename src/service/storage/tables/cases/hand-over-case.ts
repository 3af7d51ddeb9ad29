import { sql, type Kysely } from 'kysely';
import type { ChatCase, HandOver } from '../../../domain/cases/cases';
import type { Database } from '../../database';
import { storableJson } from '../../storable';
import { toCase } from './to-case';

/** Back into the waiting line, of another widget perhaps; the visitor's page stays with the widget that it shows. */
export async function handOverCase(
  db: Kysely<Database>,
  id: string,
  { widgetId, bot, wantedAgent, wantedTags, claimedBy }: HandOver,
  at: number,
): Promise<ChatCase | undefined> {
  const row = await db
    .updateTable('cases')
    .set({
      widgetId,
      pageWidgetId: sql<string | null>`
        case when widget_id <> ${widgetId} then coalesce(page_widget_id, widget_id) else page_widget_id end`,
      // Another chat of that widget may have begun under the same key, which the client chooses.
      startKey: sql<string | null>`
        case when widget_id <> ${widgetId} and exists (
          select from cases other where other.widget_id = ${widgetId} and other.start_key = cases.start_key
        ) then null else start_key end`,
      state: 'waiting',
      botId: bot?.id ?? null,
      botContext: null,
      claimedBy: claimedBy ? storableJson(claimedBy) : null,
      handedOverAt: at,
      snoozedUntil: null,
      backSince: null,
      wantedAgent: wantedAgent ?? null,
      wantedTags: wantedTags ? storableJson(wantedTags) : null,
      ...(bot ? { agentEmail: bot.email, agentAlias: bot.alias } : {}),
    })
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .returningAll()
    .executeTakeFirst();
  return row && toCase(row);
}
