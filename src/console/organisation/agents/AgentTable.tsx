import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { Badge } from '../../kit/page/Badge';
import { listNames } from '../../kit/page/list-names';
import { Moment } from '../../kit/page/Moment';
import { Table } from '../../kit/page/Table';

export interface AgentTableProps {
  agents: readonly AgentOverview[];
  teams: readonly Team[];
  /** E-mail of the agent who is signed in. */
  me: string;
  now: number;
  onManage(email: string): void;
}

export function AgentTable({ agents, teams, me, now, onManage }: AgentTableProps) {
  return (
    <Table
      title="Agents"
      rows={agents}
      keyOf={({ email }) => email}
      columns={[
        { title: 'Name', cell: (agent) => <Who agent={agent} isMe={agent.email === me} /> },
        {
          title: teams.length > 0 ? 'Role and teams' : 'Role',
          isWords: true,
          cell: ({ email, isAdministrator }) => (
            <span class="table-two">
              {isAdministrator ? 'Administrator' : 'Agent'}
              <span class="agents-teams quiet">
                {listNames(teams.filter(({ members }) => members.includes(email)).map(({ name }) => name))}
              </span>
            </span>
          ),
        },
        { title: 'Status', isWords: true, cell: (agent) => <Status {...agent} /> },
        {
          title: 'Widgets',
          cell: ({ widgets }) => widgets.join(', ') || <span class="quiet">None</span>,
        },
        {
          title: 'Last seen',
          isWords: true,
          cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} now={now} none="Never" />,
        },
        {
          title: 'Two-factor sign-in',
          isWords: true,
          cell: ({ hasSecondFactor }) =>
            hasSecondFactor ? <Badge tone="good">On</Badge> : <span class="quiet">None</span>,
        },
        {
          title: 'Actions',
          isActions: true,
          cell: ({ name, email }) => (
            <button
              type="button"
              class="button"
              aria-label={`Manage ${name}`}
              onClick={() => onManage(email)}
            >
              Manage
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
        {isMe && ' (you)'}
      </b>
      <span class="quiet">{agent.email}</span>
    </span>
  );
}

function Status({ isInvited, status }: AgentOverview) {
  if (isInvited) return <Badge>Invited</Badge>;
  return status === 'online' ? <Badge tone="good">Online</Badge> : <Badge>Paused</Badge>;
}
