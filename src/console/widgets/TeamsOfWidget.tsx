import type { AgentOverview } from '../../contract/organisation/agents';
import type { Team } from '../../contract/organisation/teams';
import { SwitchField } from '../fields/SwitchField';

export interface TeamsOfWidgetProps {
  teams: readonly Team[];
  people: readonly AgentOverview[];
  /** Ids of those that are on it. */
  chosen: readonly string[];
  onSet(id: string, isOn: boolean): void;
}

/** Every team, each with a switch. */
export function TeamsOfWidget({ teams, people, chosen, onSet }: TeamsOfWidgetProps) {
  return (
    <div class="widgets-people" role="group" aria-label="Teams">
      {teams.map(({ id, name, members }) => (
        <SwitchField
          key={id}
          id={`team-${id}`}
          title={name}
          description={namesOf(people.filter(({ email }) => members.includes(email)))}
          value={chosen.includes(id)}
          onChange={(isOn) => onSet(id, isOn)}
        />
      ))}
    </div>
  );
}

const mostNamed = 4;

function namesOf(members: readonly AgentOverview[]): string {
  if (members.length === 0) return 'Nobody is in it yet.';
  const more = members.length - mostNamed;
  const names = members.map(({ name }) => name);
  return more <= 1 ? names.join(', ') : `${names.slice(0, mostNamed).join(', ')} and ${more} more`;
}
