import { sql, type Kysely } from 'kysely';
import type { Staffing } from '../domain/widgets/widgets';
import type { Database } from './database';
import { lockTeams } from './tables/teams';

/** Counts by the sizes of teams, without a look at who is in them. */
export async function lockStaffing(db: Kysely<Database>, orgId: number): Promise<Staffing> {
  await lockTeams(sql<number>`${orgId}::bigint`).execute(db);
  const { rows } = await sql<Staffing>`
    with sizes as (
      select t.id, count(*) as members from teams t join team_members m on m.team_id = t.id
      where t.org_id = ${orgId} group by t.id
    ), by_teams as (
      select wt.widget_id, sum(sizes.members) as members
      from sizes join widget_teams wt on wt.team_id = sizes.id group by wt.widget_id
    ), by_themselves as (
      select wa.widget_id, count(*) as members from widgets w join widget_agents wa on wa.widget_id = w.id
      where w.org_id = ${orgId} group by wa.widget_id
    ), both_ways as (
      select coalesce(a.members, 0) + coalesce(b.members, 0) as members
      from by_teams a full join by_themselves b on a.widget_id = b.widget_id
    )
    select (select count(*)::integer from teams where org_id = ${orgId}) as teams,
      coalesce(max(members), 0)::integer as of_one_widget, coalesce(sum(members), 0)::integer as of_all_widgets
    from both_ways`.execute(db);
  return rows[0] ?? { teams: 0, ofOneWidget: 0, ofAllWidgets: 0 };
}
