import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { SwitchField } from '../../kit/fields/SwitchField';
import { listNames } from '../../kit/page/list-names';

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
          title={name}
          description={
            listNames(people.filter(({ email }) => members.includes(email)).map((one) => one.name)) ||
            'Nobody is in it yet.'
          }
          value={chosen.includes(id)}
          onChange={(isOn) => onSet(id, isOn)}
        />
      ))}
    </div>
  );
}
