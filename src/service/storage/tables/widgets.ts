import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { StaffMember, Widget, WidgetAgent, Widgets } from '../../domain/widgets/widgets';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';

export function createWidgetsTable(db: Kysely<Database>): Widgets {
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
    async staff(widgetId) {
      const { rows } = await sql<
        Selectable<Database['answeringAgents']> & Pick<StaffMember, 'isOnline' | 'botId'>
      >`
        select wa.*, e.id as bot_id, coalesce(e.is_enabled, a.status = 'online', false) as is_online
        from answering_agents wa
        join widgets w on w.id = wa.widget_id
        left join agents a on wa.kind = 'human' and a.email = wa.email and a.org_id = w.org_id
        left join endpoints e on wa.kind = 'bot' and e.purpose = 'bot'
          and e.widget_id = wa.widget_id and e.agent_email = wa.email
        where wa.widget_id = ${widgetId} order by wa.position nulls last, wa.alias, wa.email`.execute(db);
      return rows.map((row) => presentMembers(row, 'position'));
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
    teams: (widgetId) =>
      db
        .selectFrom('widgetTeams')
        .innerJoin('teams', 'teams.id', 'widgetTeams.teamId')
        .select(['teams.id', 'teams.name'])
        .where('widgetId', '=', widgetId)
        .orderBy('teams.nameKey')
        .execute(),
    async ofAgent(email) {
      const agents = await db.selectFrom('answeringAgents').selectAll().where('email', '=', email).execute();
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
      const { rows } = await sql<{ isStaffed: boolean }>`
        select exists (
          select from widget_agents wa
          join widgets w on w.id = wa.widget_id
          left join agents a on wa.kind = 'human' and a.email = wa.email and a.org_id = w.org_id
          left join endpoints e on wa.kind = 'bot' and e.purpose = 'bot'
            and e.widget_id = wa.widget_id and e.agent_email = wa.email
          where wa.widget_id = ${widgetId} and coalesce(e.is_enabled, a.status = 'online', false)
        ) or exists (
          select from widget_teams wt
          join team_members m on m.team_id = wt.team_id
          join agents a on a.email = m.email
          where wt.widget_id = ${widgetId} and a.status = 'online'
        ) as is_staffed`.execute(db);
      return rows[0]?.isStaffed === true;
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
    settings: storableJson(widget.settings),
    allowedOrigins: storableJson(widget.allowedOrigins),
  };
}

function toWidget(row: Selectable<Database['widgets']>): Widget {
  return presentMembers(row);
}

function toWidgetAgent(row: Selectable<Database['answeringAgents']>): WidgetAgent {
  return presentMembers(row, 'position');
}
