import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Team, Teams } from '../../domain/agents/teams';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableColumns } from '../storable';

export function createTeamsTable(db: Kysely<Database>): Teams {
  async function members(id: string): Promise<string[]> {
    const rows = await db
      .selectFrom('teamMembers')
      .select('email')
      .where('teamId', '=', id)
      .orderBy('email')
      .execute();
    return rows.map(({ email }) => email);
  }

  return {
    members,
    lockAll: async (orgId) => void (await lockTeams(sql<number>`${orgId}::bigint`).execute(db)),
    async ofOrganisation(orgId) {
      const rows = await db
        .selectFrom('teams')
        .selectAll('teams')
        .select([
          sql<string[]>`array(select m.email from team_members m where m.team_id = teams.id order by 1)`.as(
            'members',
          ),
          sql<string[]>`array(
            select w.name from widget_teams wt join widgets w on w.id = wt.widget_id
            where wt.team_id = teams.id order by 1)`.as('widgets'),
        ])
        .where('orgId', '=', orgId)
        .orderBy('nameKey')
        .execute();
      return rows.map(({ members, widgets, ...row }) => ({ ...toTeam(row), members, widgets }));
    },
    async add(team) {
      const added = await db
        .insertInto('teams')
        .values(toRow(team))
        .onConflict((on) => on.columns(['orgId', 'nameKey']).doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 0n ? 'nameTaken' : 'added';
    },
    async get(orgId, id) {
      const row = await db
        .selectFrom('teams')
        .selectAll()
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toTeam(row);
    },
    async update(team) {
      const row = toRow(team);
      const other = await db
        .selectFrom('teams')
        .select('id')
        .where('orgId', '=', row.orgId)
        .where('nameKey', '=', row.nameKey)
        .where('id', '<>', row.id)
        .executeTakeFirst();
      if (other) return 'nameTaken';
      await db
        .updateTable('teams')
        .set(row)
        .where('orgId', '=', row.orgId)
        .where('id', '=', row.id)
        .execute();
      return 'updated';
    },
    async remove(orgId, id) {
      await db.deleteFrom('teams').where('orgId', '=', orgId).where('id', '=', id).execute();
    },
    async setMembers(orgId, id, emails) {
      // The agents' rows are locked before the members', as where an agent is removed.
      await sql`
        insert into team_members (team_id, email)
        select t.id, a.email from teams t join agents a on a.org_id = t.org_id
        where t.org_id = ${orgId} and t.id = ${id} and a.email = any(${emails}) for key share of a
        on conflict do nothing`.execute(db);
      await db
        .deleteFrom('teamMembers')
        .where('teamId', '=', id)
        .where('email', '<>', sql<string>`all(${emails})`)
        .execute();
      return members(id);
    },
    async addMember(orgId, id, email) {
      const { numUpdatedRows } = await db
        .updateTable('teams')
        .set((is) => ({ revision: is('revision', '+', 1) }))
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await db
        .insertInto('teamMembers')
        .values({ teamId: id, email })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    async widgetsOf(id) {
      const rows = await db
        .selectFrom('widgetTeams')
        .select('widgetId')
        .where('teamId', '=', id)
        .orderBy('widgetId')
        .execute();
      return rows.map(({ widgetId }) => widgetId);
    },
  };
}

/** A lock of its own: each change may touch several teams, and rows that are locked in any order end in deadlocks. */
export function lockTeams(orgId: RawBuilder<number>) {
  return sql`select pg_advisory_xact_lock(hashtextextended('teams', ${orgId}))`;
}

/** Names that a person would take for the same have one key. */
function toRow(team: Team) {
  const row = storableColumns(team);
  return { ...row, nameKey: row.name.normalize('NFKC').toLowerCase() };
}

function toTeam(row: Selectable<Database['teams']>): Team {
  return presentMembers(row, 'nameKey');
}
