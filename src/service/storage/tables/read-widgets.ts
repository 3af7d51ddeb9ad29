import { sql, type Kysely, type Selectable } from 'kysely';
import type {
  AnsweredWidget,
  ListedWidget,
  NamedWidget,
  StaffMember,
  WatchedWidget,
  Widget,
  WidgetAgent,
  Widgets,
} from '../../domain/widgets/widgets';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { completeSettings } from '../complete-settings';

type NamedRow = Omit<NamedWidget, 'avatarUrl'> & { avatarUrl: string | null };

/** All but the settings. */
const listed = [
  'id',
  'orgId',
  'name',
  'ownerEmail',
  'destinationEmail',
  'isConversationEnabled',
  'isProactiveEnabled',
  'schedule',
  'isAlwaysOpen',
  'allowedOrigins',
  'idleMinutes',
  'routing',
  'calling',
  'revision',
] as const satisfies (keyof Database['widgets'])[];

type WidgetReads = Pick<
  Widgets,
  | 'get'
  | 'getListed'
  | 'ofOrganisation'
  | 'namesOfAgent'
  | 'watched'
  | 'answeredBy'
  | 'idsOfAgent'
  | 'agents'
  | 'teams'
  | 'staff'
  | 'staffOf'
  | 'bots'
  | 'isStaffed'
>;

/** Reads widgets, and who answers on them, without locking. */
export function readWidgets(db: Kysely<Database>): WidgetReads {
  /** A customer may name anybody as an agent, a user of another one too: only users of its own are staff. */
  async function readStaff(
    widgetIds: readonly string[],
    which = sql`true`,
  ): Promise<Map<string, StaffMember[]>> {
    const { rows } = await sql<
      Selectable<Database['answeringAgents']> & Pick<StaffMember, 'isOnline' | 'botId'>
    >`
      select wa.*, e.id as bot_id, coalesce(e.is_enabled, a.status = 'online', false) as is_online
      from answering_agents wa
      join widgets w on w.id = wa.widget_id
      left join agents a on wa.kind = 'human' and a.email = wa.email and a.org_id = w.org_id
      left join endpoints e on wa.kind = 'bot' and e.purpose = 'bot'
        and e.widget_id = wa.widget_id and e.agent_email = wa.email
      where wa.widget_id = any(${widgetIds}) and (wa.kind = 'bot' or a.email is not null) and ${which} order by wa.position nulls last, wa.alias, wa.email`.execute(
      db,
    );
    const byWidget = new Map<string, StaffMember[]>();
    for (const row of rows) {
      const member = presentMembers(row, 'position');
      const staff = byWidget.get(row.widgetId);
      if (staff) staff.push(member);
      else byWidget.set(row.widgetId, [member]);
    }
    return byWidget;
  }

  function answeredQuery(email: string) {
    return (
      db
        .selectFrom('widgets')
        .where('id', 'in', (is) =>
          is
            .selectFrom('answeringAgents')
            .select('widgetId')
            .where('email', '=', email)
            .where('kind', '=', 'human'),
        )
        // A customer may name anybody as an agent; only a user of its own becomes one.
        .where('orgId', '=', (is) => is.selectFrom('agents').select('orgId').where('email', '=', email))
    );
  }

  async function answered(email: string, widgetId: string): Promise<AnsweredWidget | undefined> {
    const [row, agent] = await Promise.all([
      answeredQuery(email).selectAll().where('id', '=', widgetId).executeTakeFirst(),
      db
        .selectFrom('answeringAgents')
        .selectAll()
        .where('email', '=', email)
        .where('widgetId', '=', widgetId)
        .where('kind', '=', 'human')
        .executeTakeFirst(),
    ]);
    return row && agent && { widget: toWidget(row), agent: toWidgetAgent(agent) };
  }

  return {
    async get(id) {
      const row = await db.selectFrom('widgets').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toWidget(row);
    },
    async getListed(id) {
      const row = await db.selectFrom('widgets').select(listed).where('id', '=', id).executeTakeFirst();
      return row && presentMembers(row);
    },
    async ofOrganisation(orgId) {
      const rows = await db
        .selectFrom('widgets')
        .select(listed)
        .where('orgId', '=', orgId)
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map((row): ListedWidget => presentMembers(row));
    },
    async namesOfAgent(email) {
      const { rows } = await sql<NamedRow>`
        select w.id, w.name, a.alias, a.avatar_url from answering_agents a
        join widgets w on w.id = a.widget_id
        where a.email = ${email} and w.org_id = (select org_id from agents where email = ${email})
        order by w.name, w.id`.execute(db);
      return rows.map((row) => presentMembers(row));
    },
    async watched(orgId, widgetIds) {
      const { rows } = await sql<{ id: string; message: string | null }>`
        select id, settings #>> '{proactive,rules,0,messages,0}' as message from widgets
        where org_id = ${orgId} and id = any(${widgetIds}) and settings #>> '{visitorsNow,isOn}' = 'true' order by name, id`.execute(
        db,
      );
      return rows.map((row): WatchedWidget => presentMembers(row));
    },
    answeredBy: answered,
    async idsOfAgent(email) {
      const rows = await answeredQuery(email).select('id').execute();
      return rows.map(({ id }) => id);
    },
    async agents(widgetId, email) {
      const all = db.selectFrom('widgetAgents').selectAll().where('widgetId', '=', widgetId);
      const asked = email === undefined ? all : all.where('email', '=', email);
      const rows = await asked.orderBy('position').execute();
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
    staff: async (widgetId) => (await readStaff([widgetId])).get(widgetId) ?? [],
    staffOf: (widgetIds) => readStaff(widgetIds),
    bots: async (widgetId) => (await readStaff([widgetId], sql`wa.kind = 'bot'`)).get(widgetId) ?? [],
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

export function toWidget(row: Selectable<Database['widgets']>): Widget {
  return completeSettings(presentMembers(row, 'settingsSize'));
}

function toWidgetAgent(row: Selectable<Database['answeringAgents']>): WidgetAgent {
  return presentMembers(row, 'position');
}
