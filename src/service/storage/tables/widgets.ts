import { sql, type Insertable, type Kysely } from 'kysely';
import type { Widget, WidgetAgent, Widgets } from '../../domain/widgets/widgets';
import type { Database } from '../database';
import { storable, storableJson } from '../storable';
import { lockAdding, lockCount } from '../lock-adding';
import { lockStaffing } from '../lock-staffing';
import { readWidgets, toWidget } from './read-widgets';

export function createWidgetsTable(db: Kysely<Database>): Widgets {
  async function addAgents(agents: WidgetAgent[]): Promise<void> {
    if (agents.length === 0) return;
    const rows = agents.map((agent, position) => ({ ...agent, position, tags: storableJson(agent.tags) }));
    await db.insertInto('widgetAgents').values(rows).execute();
  }

  return {
    ...readWidgets(db),
    async add(widget, agents) {
      await db.insertInto('widgets').values(toRow(widget)).execute();
      await addAgents(agents);
    },
    lockCount: (orgId) => lockCount(db, 'widgets', orgId),
    lockStaffing: (orgId) => lockStaffing(db, orgId),
    async lockSettingsSize(orgId) {
      await lockAdding(db, 'settings', orgId);
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(w.settings_size + coalesce(d.size, 0)), 0)::float8 as bytes
        from widgets w left join widget_drafts d on d.widget_id = w.id where w.org_id = ${orgId}`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    async lock(id) {
      const row = await db
        .selectFrom('widgets')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && toWidget(row);
    },
    async update(widget) {
      await db
        .updateTable('widgets')
        .set(toRow(widget))
        .where('orgId', '=', widget.orgId)
        .where('id', '=', widget.id)
        .execute();
    },
    async setAgents(widgetId, agents) {
      await db.deleteFrom('widgetAgents').where('widgetId', '=', widgetId).execute();
      await addAgents(agents);
    },
    async setTeams(widgetId, teamIds) {
      await db.deleteFrom('widgetTeams').where('widgetId', '=', widgetId).execute();
      await sql`
        insert into widget_teams (widget_id, team_id)
        select w.id, t.id from teams t join widgets w on w.org_id = t.org_id
        where w.id = ${widgetId} and t.id = any(${teamIds}) for key share of t`.execute(db);
    },
    async putAgent({ tags, ...agent }) {
      const row = { ...agent, avatarUrl: agent.avatarUrl ?? null, tags: storableJson(tags) };
      await db
        .insertInto('widgetAgents')
        .values({ ...row, position: behindOthers(agent.widgetId) })
        .onConflict((on) => on.columns(['widgetId', 'email']).doUpdateSet(row))
        .execute();
    },
    async removeAgent(widgetId, email) {
      await db
        .deleteFrom('widgetAgents')
        .where('widgetId', '=', widgetId)
        .where('email', '=', email)
        .execute();
    },
    async remove(id) {
      await db.deleteFrom('widgets').where('id', '=', id).execute();
    },
  };
}

function behindOthers(widgetId: string) {
  return sql<number>`(select coalesce(max(position) + 1, 0) from widget_agents where widget_id = ${widgetId})`;
}

/** With every column, so that an update also clears. */
function toRow(widget: Widget): Insertable<Database['widgets']> {
  return {
    ...widget,
    name: String(storable(widget.name)),
    destinationEmail: widget.destinationEmail ?? null,
    schedule: widget.schedule ? storableJson(widget.schedule) : null,
    isAlwaysOpen: (!widget.schedule && widget.isAlwaysOpen) || null,
    calling: widget.calling ? storableJson(widget.calling) : null,
    routing: widget.routing ? storableJson(widget.routing) : null,
    settings: storableJson(widget.settings),
    allowedOrigins: storableJson(widget.allowedOrigins),
  };
}
