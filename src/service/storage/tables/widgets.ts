import { sql, type Kysely, type Selectable } from 'kysely';
import type { Widgets } from '../../domain/ports';
import type { Widget, WidgetAgent } from '../../domain/records';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableJson } from '../storable';

export function createWidgets(db: Kysely<Database>): Widgets {
  return {
    async add(widget, agents) {
      await db
        .insertInto('widgets')
        .values({
          ...widget,
          schedule: widget.schedule ? storableJson(widget.schedule) : null,
          settings: storableJson(widget.settings),
          allowedOrigins: storableJson(widget.allowedOrigins),
        })
        .execute();
      if (agents.length === 0) return;
      await db
        .insertInto('widgetAgents')
        .values(agents.map((agent, position) => ({ ...agent, position, tags: storableJson(agent.tags) })))
        .execute();
    },
    async get(id) {
      const row = await db.selectFrom('widgets').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toWidget(row);
    },
    async ofOrganisation(orgId) {
      const rows = await db
        .selectFrom('widgets')
        .selectAll()
        .where('orgId', '=', orgId)
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(toWidget);
    },
    async agents(widgetId) {
      const rows = await db
        .selectFrom('widgetAgents')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .orderBy('position')
        .execute();
      return rows.map(toWidgetAgent);
    },
    async ofAgent(email) {
      const agents = await db.selectFrom('widgetAgents').selectAll().where('email', '=', email).execute();
      const byWidget = new Map(agents.map((agent) => [agent.widgetId, toWidgetAgent(agent)]));
      const widgets = await db
        .selectFrom('widgets')
        .selectAll()
        .where('id', '=', sql<string>`any(${[...byWidget.keys()]})`)
        .orderBy('name')
        .orderBy('id')
        .execute();
      return widgets.flatMap((row) => {
        const agent = byWidget.get(row.id);
        return agent ? [{ widget: toWidget(row), agent }] : [];
      });
    },
    async isStaffed(widgetId) {
      const row = await db
        .selectFrom('widgetAgents')
        .leftJoin('agents', 'agents.email', 'widgetAgents.email')
        .select('widgetAgents.email')
        .where('widgetId', '=', widgetId)
        .where((is) => is.or([is('kind', '=', 'bot'), is('status', '=', 'online')]))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function toWidget(row: Selectable<Database['widgets']>): Widget {
  return presentMembers(row);
}

function toWidgetAgent(row: Selectable<Database['widgetAgents']>): WidgetAgent {
  return presentMembers(row, 'position');
}
