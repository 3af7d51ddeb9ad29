import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { BreakableAddress } from '../../kit/page/BreakableAddress';
import { Badge } from '../../kit/page/Badge';
import { listNames } from '../../kit/format/list-names';
import { Moment } from '../../kit/page/Moment';
import { Table } from '../../kit/page/Table';
import { agentTexts } from './texts';

export interface AgentTableProps {
  agents: readonly AgentOverview[];
  teams: readonly Team[];
  /** E-mail of the agent who is signed in. */
  me: string;
  now: number;
  onManage(email: string): void;
}

export function AgentTable({ agents, teams, me, now, onManage }: AgentTableProps) {
  const texts = agentTexts();
  return (
    <Table
      title={texts.title}
      rows={agents}
      keyOf={({ email }) => email}
      columns={[
        {
          title: texts.name,
          isAddress: true,
          cell: (agent) => <Who agent={agent} isMe={agent.email === me} />,
        },
        {
          title: teams.length > 0 ? texts.roleAndTeams : texts.role,
          isWords: true,
          cell: ({ email, isAdministrator }) => (
            <span class="table-two">
              {texts.roles[isAdministrator ? 'administrator' : 'agent'].title}
              <span class="agents-teams quiet">
                {listNames(teams.filter(({ members }) => members.includes(email)).map(({ name }) => name))}
              </span>
            </span>
          ),
        },
        { title: texts.status, isWords: true, cell: (agent) => <Status {...agent} /> },
        {
          title: texts.widgets,
          cell: ({ widgets }) => widgets.join(', ') || <span class="quiet">{texts.none}</span>,
        },
        {
          title: texts.lastSeen,
          isWords: true,
          cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} now={now} none={texts.never} />,
        },
        {
          title: texts.secondFactor,
          isWords: true,
          cell: ({ hasSecondFactor }) =>
            hasSecondFactor ? <Badge tone="good">{texts.on}</Badge> : <span class="quiet">{texts.off}</span>,
        },
        {
          title: texts.actions,
          isActions: true,
          cell: ({ name, email }) => (
            <button
              type="button"
              class="button"
              aria-label={texts.manageNamed(name)}
              onClick={() => onManage(email)}
            >
              {texts.manage}
            </button>
          ),
        },
      ]}
    />
  );
}

function Who({ agent, isMe }: { agent: AgentOverview; isMe: boolean }) {
  return (
    <span class="table-two">
      <b>
        {agent.name}
        {isMe && ` ${agentTexts().you}`}
      </b>
      <span class="quiet">
        <BreakableAddress address={agent.email} />
      </span>
    </span>
  );
}

function Status({ isInvited, status }: AgentOverview) {
  const texts = agentTexts();
  if (isInvited) return <Badge>{texts.isInvited}</Badge>;
  return status === 'online' ? <Badge tone="good">{texts.online}</Badge> : <Badge>{texts.paused}</Badge>;
}
