import { useState } from 'preact/hooks';
import type { AgentList, AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { listNames } from '../../kit/page/list-names';
import { Loaded } from '../../kit/page/Loaded';
import { NameDialog } from '../../kit/forms/NameDialog';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/page/toasting';
import type { Resource } from '../../kit/data/resource';
import { AgentsFrame } from './AgentsFrame';
import type { Teams } from './teams';

export interface TeamsPageProps {
  teams: Teams;
  agents: Resource<AgentList>;
  toasting: Toasting;
  onOpen(id: string): void;
}

export function TeamsPage({ teams, agents, toasting, onOpen }: TeamsPageProps) {
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<Team>();
  const known = agents.state.value;
  const people = known.kind === 'ready' ? known.value.agents : [];
  return (
    <AgentsFrame
      part="teams"
      lead="Agents who answer together, such as Sales or Support. Everyone in a team answers the team’s widgets."
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          New team
        </button>
      }
    >
      <Loaded resource={teams.list}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No teams yet">
              <p>Make one, put agents in it, then put it on a widget and choose who answers.</p>
            </Empty>
          ) : (
            <TeamTable teams={list} people={people} onRemove={setRemoved} />
          )
        }
      </Loaded>
      {isCreating && (
        <NameDialog
          title="New team"
          action="Create team"
          description="Visitors never see it. Bots may transfer chats to it, as to a tag."
          onNamed={async (name) => onOpen(await teams.create(name))}
          onClose={() => setCreating(false)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          takes={takenWith(removed)}
          name={removed.name}
          action="Remove team"
          onConfirm={async () => {
            await teams.remove(removed.id);
            toasting.say(`${removed.name} is removed.`);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </AgentsFrame>
  );
}

function takenWith({ members, widgets }: Team): string[] {
  const stay = 'Its agents keep their accounts and chats.';
  if (members.length === 0 || widgets.length === 0) return ['It answers no widget.', stay];
  return [
    `Its agents lose ${listNames(widgets)} and the chats there, at once, unless they are on a widget by themselves or by another team.`,
    stay,
  ];
}

interface TeamTableProps {
  teams: readonly Team[];
  people: readonly AgentOverview[];
  onRemove(team: Team): void;
}

function TeamTable({ teams, people, onRemove }: TeamTableProps) {
  return (
    <Table
      title="Teams"
      rows={teams}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Name', cell: (team) => <a href={`#/agents/teams/${team.id}`}>{team.name}</a> },
        {
          title: 'Agents',
          cell: ({ members }) =>
            listNames(people.filter(({ email }) => members.includes(email)).map((one) => one.name)) || (
              <span class="quiet">Nobody</span>
            ),
        },
        {
          title: 'Widgets',
          cell: ({ widgets }) => listNames(widgets) || <span class="quiet">None</span>,
        },
        {
          title: 'Actions',
          isActions: true,
          cell: (team) => (
            <button
              type="button"
              class="button button-plain"
              aria-label={`Remove ${team.name}`}
              onClick={() => onRemove(team)}
            >
              Remove
            </button>
          ),
        },
      ]}
    />
  );
}
