import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Widgets } from '../../domain/ports';
import type { Widget, WidgetAgent } from '../../domain/records';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';

export function createWidgets(db: Kysely<Database>): Widgets {
  async function addAgents(agents: WidgetAgent[]): Promise<void> {
    if (agents.length === 0) return;
    const rows = agents.map((agent, position) => ({ ...agent, position, tags: storableJson(agent.tags) }));
    await db.insertInto('widgetAgents').values(rows).execute();
  }

  return {
    async add(widget, agents) {
      await db.insertInto('widgets').values(toRow(widget)).execute();
      await addAgents(agents);
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
      await db.updateTable('widgets').set(toRow(widget)).where('id', '=', widget.id).execute();
    },
    async setAgents(widgetId, agents) {
      await db.deleteFrom('widgetAgents').where('widgetId', '=', widgetId).execute();
      await addAgents(agents);
    },
    async remove(id) {
      await db.deleteFrom('widgets').where('id', '=', id).execute();
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
        // A customer may name anybody as an agent; only a user of its own becomes one.
        .where('orgId', '=', (is) => is.selectFrom('agents').select('orgId').where('email', '=', email))
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
        .innerJoin('widgets', 'widgets.id', 'widgetAgents.widgetId')
        .leftJoin('agents', (on) =>
          on.onRef('agents.email', '=', 'widgetAgents.email').onRef('agents.orgId', '=', 'widgets.orgId'),
        )
        .select('widgetAgents.email')
        .where('widgetId', '=', widgetId)
        .where((is) => is.or([is('kind', '=', 'bot'), is('status', '=', 'online')]))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** With every column, so that an update also clears. */
function toRow(widget: Widget): Insertable<Database['widgets']> {
  return {
    ...widget,
    name: String(storable(widget.name)),
    destinationEmail: widget.destinationEmail ?? null,
    schedule: widget.schedule ? storableJson(widget.schedule) : null,
    settings: storableJson(widget.settings),
    allowedOrigins: storableJson(widget.allowedOrigins),
  };
}

function toWidget(row: Selectable<Database['widgets']>): Widget {
  return presentMembers(row);
}

function toWidgetAgent(row: Selectable<Database['widgetAgents']>): WidgetAgent {
  return presentMembers(row, 'position');
}
