import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { SwitchField } from '../../kit/fields/SwitchField';
import { listNames } from '../../kit/format/list-names';
import { settingsTexts } from './texts';

export interface TeamsOfWidgetProps {
  source: FieldSource;
  teams: readonly Team[];
  people: readonly AgentOverview[];
  /** Ids of those that are on it. */
  chosen: readonly string[];
  onSet(id: string, isOn: boolean): void;
}

/** Every team, each with a switch. */
export function TeamsOfWidget({ source, teams, people, chosen, onSet }: TeamsOfWidgetProps) {
  const { general: texts } = settingsTexts();
  return (
    <div class="widgets-people" role="group" aria-label={texts.teams}>
      {teams.map(({ id, name, members }) => (
        <SwitchField
          key={id}
          title={name}
          description={
            listNames(people.filter(({ email }) => members.includes(email)).map((one) => one.name)) ||
            texts.noMembers
          }
          value={chosen.includes(id)}
          fault={readField(source, `teams[${chosen.indexOf(id)}]`).fault}
          onChange={(isOn) => onSet(id, isOn)}
        />
      ))}
    </div>
  );
}
