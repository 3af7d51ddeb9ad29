import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Those who answer a widget are in the view once: as the widget shows them where they are on it by themselves, else by
 * the name of their account. The names of the widget's teams count among the tags of their agents.
 */
const statements = `
create table teams (
  id text collate "C" primary key,
  org_id bigint not null references organisations (id) on delete cascade,
  name text not null,
  name_key text not null,
  revision integer not null,
  unique (org_id, name_key)
);
create table team_members (
  team_id text collate "C" not null references teams (id) on delete cascade,
  email text collate "C" not null references agents (email) on delete cascade,
  primary key (team_id, email)
);
create index teams_of_agent on team_members (email);
create table widget_teams (
  widget_id text collate "C" not null references widgets (id) on delete cascade,
  team_id text collate "C" not null references teams (id) on delete cascade,
  primary key (widget_id, team_id)
);
create index widgets_of_team on widget_teams (team_id);
create view answering_agents as
select wa.widget_id, wa.position, wa.email, wa.alias, wa.avatar_url, wa.kind,
  wa.tags || coalesce((
    select jsonb_agg(t.name order by t.name_key)
    from widget_teams wt join team_members m on m.team_id = wt.team_id join teams t on t.id = wt.team_id
    where wt.widget_id = wa.widget_id and m.email = wa.email and wa.kind = 'human'), '[]') as tags
from widget_agents wa
union all
select wt.widget_id, null, a.email, a.name, null, 'human', jsonb_agg(t.name order by t.name_key)
from widget_teams wt
join team_members m on m.team_id = wt.team_id
join teams t on t.id = wt.team_id
join agents a on a.email = m.email
where not exists (select from widget_agents wa where wa.widget_id = wt.widget_id and wa.email = a.email)
group by wt.widget_id, a.email
`;

export const widgetTeams: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
};
