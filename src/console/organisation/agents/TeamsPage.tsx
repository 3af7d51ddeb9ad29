import { useState } from 'preact/hooks';
import type { AgentList, AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { listNames } from '../../kit/format/list-names';
import { Loaded } from '../../kit/page/Loaded';
import { NameDialog } from '../../kit/forms/NameDialog';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Resource } from '../../kit/data/resource';
import { AgentsFrame } from './AgentsFrame';
import type { Teams } from './teams';
import { agentTexts } from './texts';

export interface TeamsPageProps {
  teams: Teams;
  agents: Resource<AgentList>;
  toasting: Toasting;
  onCreated(id: string): void;
}

export function TeamsPage({ teams, agents, toasting, onCreated }: TeamsPageProps) {
  const texts = agentTexts();
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<Team>();
  const known = agents.state.value;
  const people = known.kind === 'ready' ? known.value.agents : [];
  return (
    <AgentsFrame
      part="teams"
      lead={texts.teamsLead}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          {texts.newTeam}
        </button>
      }
    >
      <Loaded resource={teams.list}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={texts.noTeams}>
              <p>{texts.noTeamsHint}</p>
            </Empty>
          ) : (
            <TeamTable teams={list} people={people} onRemove={setRemoved} />
          )
        }
      </Loaded>
      {isCreating && (
        <NameDialog
          title={texts.newTeam}
          action={texts.createTeam}
          description={texts.teamNameHelp}
          onNamed={async (name) => onCreated(await teams.create(name))}
          onClose={() => setCreating(false)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={texts.reallyRemove(removed.name)}
          takes={takenWith(removed)}
          name={removed.name}
          action={texts.removeTeam}
          onConfirm={async () => {
            await teams.remove(removed.id);
            toasting.say(texts.removed(removed.name));
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </AgentsFrame>
  );
}

function takenWith({ members, widgets }: Team): string[] {
  const texts = agentTexts();
  const stay = texts.accountsStay;
  if (members.length === 0 || widgets.length === 0) return [texts.answersNone, stay];
  return [texts.loseWidgets(listNames(widgets)), stay];
}

interface TeamTableProps {
  teams: readonly Team[];
  people: readonly AgentOverview[];
  onRemove(team: Team): void;
}

function TeamTable({ teams, people, onRemove }: TeamTableProps) {
  const texts = agentTexts();
  return (
    <Table
      title={texts.teams}
      rows={teams}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.name, cell: (team) => <a href={`#/agents/teams/${team.id}`}>{team.name}</a> },
        {
          title: texts.title,
          cell: ({ members }) =>
            listNames(people.filter(({ email }) => members.includes(email)).map((one) => one.name)) || (
              <span class="quiet">{texts.nobody}</span>
            ),
        },
        {
          title: texts.widgets,
          cell: ({ widgets }) => listNames(widgets) || <span class="quiet">{texts.none}</span>,
        },
        {
          title: texts.actions,
          isActions: true,
          cell: (team) => (
            <button
              type="button"
              class="button button-plain"
              aria-label={texts.removeNamed(team.name)}
              onClick={() => onRemove(team)}
            >
              {texts.remove}
            </button>
          ),
        },
      ]}
    />
  );
}
