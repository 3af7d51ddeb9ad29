import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { SelectField } from '../../kit/fields/SelectField';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import type { Leaving } from '../../kit/frame/leaving';
import { SecretDialog } from '../../kit/page/SecretDialog';
import type { Toasting } from '../../kit/toasts/toasting';
import { Filled } from '../../kit/texts/Filled';
import type { WidgetList } from '../../kit/data/widget-list';
import { AgentDialog } from './AgentDialog';
import type { Agents } from './agents';
import { AgentsFrame } from './AgentsFrame';
import { AgentTable } from './AgentTable';
import { InviteDialog } from './InviteDialog';
import { SecondFactorDemand } from './SecondFactorDemand';
import { teamsIn, titlesOf, type Teams } from './teams';
import { agentTexts } from './texts';

export interface AgentsPageProps {
  agents: Agents;
  teams: Teams;
  widgets: WidgetList;
  /** E-mail of the agent who is signed in. */
  me: string;
  /** The agent whose dialog is shown. */
  openEmail: string | undefined;
  onOpen(email: string): void;
  /** The agent's dialog is done. */
  onClose(): void;
  leaving: Leaving;
  toasting: Toasting;
  now: number;
}

export function AgentsPage(props: AgentsPageProps) {
  const { agents, teams, widgets, me, openEmail, onOpen, onClose, leaving, toasting, now } = props;
  const texts = agentTexts();
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState('all');
  const link = agents.link.value;
  const all = teamsIn(teams);
  const team = all.find(({ id }) => id === chosen);
  const filter = team || chosen === 'none' ? chosen : 'all';
  return (
    <AgentsFrame
      part="people"
      lead={texts.peopleLead}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setInviting(true)}>
          {texts.invite}
        </button>
      }
    >
      <Loaded resource={agents.list}>
        {({ agents: list, isMailConfigured }) => {
          const open = list.find(({ email }) => email === openEmail);
          const shown = list.filter((agent) => isIn(agent, filter, all));
          return (
            <>
              {all.length > 0 && (
                <div class="filters">
                  <SelectField
                    title={texts.team}
                    options={['all', ...all.map(({ id }) => id), 'none']}
                    schema={{
                      enumTitles: { all: texts.everybody, ...titlesOf(all), none: texts.withoutTeam },
                    }}
                    value={filter}
                    onChange={setChosen}
                  />
                </div>
              )}
              {shown.length > 0 ? (
                <AgentTable agents={shown} teams={all} me={me} now={now} onManage={onOpen} />
              ) : (
                <Nobody team={team} />
              )}
              <SecondFactorDemand agents={agents} list={list} me={me} toasting={toasting} />
              {isInviting && (
                <Loaded resource={widgets}>
                  {() => (
                    <Loaded resource={teams.list}>
                      {() => (
                        <InviteDialog
                          agents={agents}
                          teams={teams}
                          widgets={widgets}
                          isMailConfigured={isMailConfigured}
                          toasting={toasting}
                          onClose={() => setInviting(false)}
                        />
                      )}
                    </Loaded>
                  )}
                </Loaded>
              )}
              {open && !link && (
                <AgentDialog
                  key={open.email}
                  agent={open}
                  agents={agents}
                  teams={teams}
                  isMe={open.email === me}
                  isMailConfigured={isMailConfigured}
                  toasting={toasting}
                  onClose={onClose}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {link && (
        <SecretDialog
          title={texts.shareLink}
          what={texts.link}
          secret={link.url}
          leaving={leaving}
          onClose={agents.forgetLink}
        >
          <p>
            <Filled
              text={texts.linkHelp}
              parts={{
                email: link.email,
                server: <code>SMTP_URL</code>,
                address: <code>PUBLIC_URL</code>,
              }}
            />
          </p>
        </SecretDialog>
      )}
    </AgentsFrame>
  );
}

function isIn({ email }: AgentOverview, filter: string, teams: readonly Team[]): boolean {
  const own = teams.filter(({ members }) => members.includes(email));
  if (filter === 'none') return own.length === 0;
  return filter === 'all' || own.some(({ id }) => id === filter);
}

function Nobody({ team }: { team: Team | undefined }) {
  const texts = agentTexts();
  if (!team) return <Empty title={texts.allInTeams} />;
  return (
    <Empty title={texts.nobodyIn(team.name)}>
      <p>
        <a href={`#/agents/teams/${team.id}`}>{texts.addAgents}</a>
      </p>
    </Empty>
  );
}
