import { sql, type Kysely, type Selectable } from 'kysely';
import type { Agent, Agents } from '../../domain/agents/agents';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { changeAddress } from './addresses/change-address';
import { lockCount } from '../lock-adding';
import { isAtHome } from './organisations';
import { lockTeams } from './teams';

export function createAgentsTable(db: Kysely<Database>): Agents {
  return {
    lockCount: (orgId) => lockCount(db, 'agents', orgId),
    async add(agent) {
      // Nobody signs in as a bot, whose address need not be anybody's.
      const bot = await db
        .selectFrom('widgetAgents')
        .innerJoin('widgets', 'widgets.id', 'widgetAgents.widgetId')
        .select('widgetAgents.email')
        .where('widgetAgents.email', '=', agent.email)
        .where('widgetAgents.kind', '=', 'bot')
        .where('widgets.orgId', '=', agent.orgId)
        .executeTakeFirst();
      if (bot) return 'exists';
      const added = await db
        .insertInto('agents')
        .values(agent)
        .onConflict((on) => on.column('email').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 0n ? 'exists' : 'added';
    },
    async ofOrganisation(orgId, now) {
      // Widgets are joined once. Read for each of thousands of agents, they made PostgreSQL expect so much work that it compiled the statement for seconds.
      const answered = sql<{ email: string; names: string[] }>`(
        select a.email, array_agg(w.name order by w.name) as names
        from answering_agents a join widgets w on w.id = a.widget_id
        where a.widget_id = any(array(select id from widgets where org_id = ${orgId})) group by a.email)`;
      const rows = await db
        .selectFrom('agents')
        .leftJoin(answered.as('answered'), (join) => join.onRef('answered.email', '=', 'agents.email'))
        .selectAll('agents')
        .select([
          sql<boolean>`exists (select from second_factors f where f.agent_email = agents.email and f.confirmed_at is not null)`.as(
            'hasSecondFactor',
          ),
          sql<number>`(select count(*)::integer from sessions s where s.agent_email = agents.email and s.expires_at > ${now})`.as(
            'sessions',
          ),
          sql<string[]>`coalesce(answered.names, '{}')`.as('widgets'),
        ])
        .where('orgId', '=', orgId)
        .orderBy('agents.name')
        .orderBy('agents.email')
        .execute();
      return rows.map(({ hasSecondFactor, sessions, widgets, ...row }) => ({
        ...toAgent(row),
        hasSecondFactor,
        sessions,
        widgets,
      }));
    },
    async update(email, changes) {
      const row = await db
        .updateTable('agents')
        .set({ ...changes, email })
        .where('email', '=', email)
        .returningAll()
        .executeTakeFirst();
      return row && toAgent(row);
    },
    setEmail: (email, to, at) => changeAddress(db, email, to, at),
    async remove(email) {
      const orgId = sql<number>`(select org_id from agents where email = ${email})`;
      await lockTeams(orgId).execute(db);
      await db
        .updateTable('teams')
        .set((is) => ({ revision: is('revision', '+', 1) }))
        .where('id', 'in', (is) => is.selectFrom('teamMembers').select('teamId').where('email', '=', email))
        .execute();
      // Another organisation may have named the address before it was a user's.
      await db
        .deleteFrom('widgetAgents')
        .where('email', '=', email)
        .where('kind', '=', 'human')
        .where('widgetId', 'in', (is) => is.selectFrom('widgets').select('id').where('orgId', '=', orgId))
        .execute();
      await db.deleteFrom('agents').where('email', '=', email).execute();
    },
    async get(email) {
      const row = await db.selectFrom('agents').selectAll().where('email', '=', email).executeTakeFirst();
      return row && toAgent(row);
    },
    async idOf(email) {
      const row = await db.selectFrom('agents').select('id').where('email', '=', email).executeTakeFirst();
      return row?.id;
    },
    async several(orgIds, emails) {
      const rows = await db
        .selectFrom('agents')
        .selectAll()
        .where('orgId', '=', sql<number>`any(${orgIds})`)
        .where('email', '=', sql<string>`any(${emails})`)
        .execute();
      return rows.map(toAgent);
    },
    async lock(email) {
      const row = await db
        .selectFrom('agents')
        .selectAll()
        .where('email', '=', email)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && toAgent(row);
    },
    async setStatus(email, { status, subStatus, source, at }) {
      await db
        .updateTable('agents')
        .set({ status, subStatus: subStatus ?? null, statusSource: source, statusAt: at })
        .where('email', '=', email)
        .execute();
    },
    async setLocale(email, locale) {
      await db.updateTable('agents').set({ locale }).where('email', '=', email).execute();
    },
    async markSeen(email, at) {
      await db.updateTable('agents').set({ consoleSeenAt: at }).where('email', '=', email).execute();
    },
    async markGone(email) {
      await db.updateTable('agents').set({ consoleSeenAt: null }).where('email', '=', email).execute();
    },
    async onlineByConsole() {
      const rows = await db
        .selectFrom('agents')
        .selectAll()
        .where('status', '=', 'online')
        .where('statusSource', '=', 'console')
        .where(isAtHome(sql`agents.org_id`))
        .orderBy('email')
        .execute();
      return rows.map(toAgent);
    },
  };
}

function toAgent(row: Selectable<Database['agents']>): Agent {
  return presentMembers(row, 'id');
}
