import { sql, type Kysely, type Migration } from 'kysely';

/** A photo of an agent's own, which widgets show that have no other one of them. */
const statements = `
alter table agents add column photo_url text;
create or replace view answering_agents as
select wa.widget_id, wa.position, wa.email, wa.alias,
  coalesce(wa.avatar_url, (
    select nullif(a.photo_url, '') from agents a join widgets w on w.org_id = a.org_id
    where wa.kind = 'human' and w.id = wa.widget_id and a.email = wa.email)) as avatar_url,
  wa.kind,
  wa.tags || coalesce((
    select jsonb_agg(t.name order by t.name_key)
    from widget_teams wt join team_members m on m.team_id = wt.team_id join teams t on t.id = wt.team_id
    where wt.widget_id = wa.widget_id and m.email = wa.email and wa.kind = 'human'), '[]') as tags
from widget_agents wa
union all
select wt.widget_id, null, a.email, a.name, nullif(a.photo_url, ''), 'human', jsonb_agg(t.name order by t.name_key)
from widget_teams wt
join team_members m on m.team_id = wt.team_id
join teams t on t.id = wt.team_id
join agents a on a.email = m.email
where not exists (select from widget_agents wa where wa.widget_id = wt.widget_id and wa.email = a.email)
group by wt.widget_id, a.email
`;

export const photosOfAgents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
};
