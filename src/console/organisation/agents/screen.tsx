import { goOnFrom } from '../../kit/page/go-on';
import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { WidgetListModel } from '../../kit/data/widget-list';
import { ToastingModel, type Toasting } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { AgentsModel } from './agents';
import { AgentsPage } from './AgentsPage';
import { TeamModel } from './team';
import { TeamPage } from './TeamPage';
import { TeamsModel } from './teams';
import { TeamsPage } from './TeamsPage';
import './agents.css';

/** `#/agents`, one agent's `#/agents/people/may@shop.example`, `#/agents/teams` and one team's `#/agents/teams/t1`. */
export function Screen(props: ScreenProps) {
  const { model, client, browser, path } = props;
  const { session } = model;
  const agents = useModel(() => new AgentsModel({ client, pageUrl: browser.page.url }));
  const teams = useModel(() => new TeamsModel(client));
  const widgets = useModel(() => new WidgetListModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  const [part, id] = path.value;
  const goOn = goOnFrom(browser.address);
  useEffect(() => void agents.security.load(), [agents]);
  const isOfTeam = part === 'teams' && id !== undefined;
  useEffect(() => {
    if (isOfTeam) return;
    void agents.list.load();
    void teams.list.load();
    if (part !== 'teams') void widgets.load();
  }, [part === 'teams', isOfTeam]);
  if (isOfTeam) return <One key={id} {...props} id={id} toasting={toasting} />;
  if (part === 'teams')
    return (
      <TeamsPage
        teams={teams}
        agents={agents.list}
        toasting={toasting}
        onCreated={(made) => goOn(`#/agents/teams/${made}`)}
      />
    );
  return (
    <AgentsPage
      agents={agents}
      teams={teams}
      widgets={widgets}
      me={session.email.value}
      openEmail={part === 'people' ? id : undefined}
      onOpen={(email) => browser.address.goTo(`#/agents/people/${encodeURIComponent(email)}`)}
      onClose={() => goOn('#/agents')}
      leaving={props.leaving}
      toasting={toasting}
      now={browser.clock.now()}
    />
  );
}

function One({ id, client, leaving, toasting }: ScreenProps & { id: string; toasting: Toasting }) {
  const team = useModel(() => new TeamModel(client, id));
  useEffect(() => {
    void team.draft.load();
    void team.people.load();
  }, [team]);
  return <TeamPage team={team} leaving={leaving} toasting={toasting} />;
}
