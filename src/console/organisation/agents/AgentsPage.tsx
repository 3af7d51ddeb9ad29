import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { SelectField } from '../../kit/fields/SelectField';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { SecretDialog } from '../../kit/page/SecretDialog';
import type { Toasting } from '../../kit/page/toasting';
import { AgentDialog } from './AgentDialog';
import type { Agents } from './agents';
import { AgentsFrame } from './AgentsFrame';
import { AgentTable } from './AgentTable';
import { InviteDialog } from './InviteDialog';
import { SecondFactorDemand } from './SecondFactorDemand';
import { teamsIn, titlesOf, type Teams } from './teams';

export interface AgentsPageProps {
  agents: Agents;
  teams: Teams;
  /** E-mail of the agent who is signed in. */
  me: string;
  /** The agent whose dialog is shown. */
  openEmail: string | undefined;
  onOpen(email: string | undefined): void;
  toasting: Toasting;
  now: number;
}

export function AgentsPage(props: AgentsPageProps) {
  const { agents, teams, me, openEmail, onOpen, toasting, now } = props;
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState('all');
  const link = agents.link.value;
  const all = teamsIn(teams);
  const team = all.find(({ id }) => id === chosen);
  const filter = team || chosen === 'none' ? chosen : 'all';
  return (
    <AgentsFrame
      part="people"
      lead="Everyone who can sign in. Agents answer the chats of their widgets. Administrators can also change settings."
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setInviting(true)}>
          Invite agent
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
                    title="Team"
                    options={['all', ...all.map(({ id }) => id), 'none']}
                    schema={{ enumTitles: { all: 'Everybody', ...titlesOf(all), none: 'Without a team' } }}
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
                <InviteDialog
                  agents={agents}
                  teams={teams}
                  isMailConfigured={isMailConfigured}
                  toasting={toasting}
                  onClose={() => setInviting(false)}
                />
              )}
              {open && !link && (
                <AgentDialog
                  agent={open}
                  agents={agents}
                  teams={teams}
                  isMe={open.email === me}
                  isMailConfigured={isMailConfigured}
                  toasting={toasting}
                  onClose={() => onOpen(undefined)}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {link && (
        <SecretDialog title="Share this link" what="link" secret={link.url} onClose={agents.forgetLink}>
          <p>
            With it {link.email} chooses a password. It works once, within seven days. The service can’t send
            it without a mail server (<code>SMTP_URL</code>) and its own address (<code>PUBLIC_URL</code>).
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
  if (!team) return <Empty title="Everyone is in a team" />;
  return (
    <Empty title={`Nobody is in ${team.name} yet`}>
      <p>
        <a href={`#/agents/teams/${team.id}`}>Add agents</a>
      </p>
    </Empty>
  );
}
