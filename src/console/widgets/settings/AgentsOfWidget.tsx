import { longestName, longestPictureUrl } from '../../../contract/limits';
import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import type { AgentOfWidget } from '../../../operations/console/widgets';
import { Field } from '../../kit/fields/Field';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { listOfTags } from '../../kit/fields/list-of-tags';
import { SwitchField } from '../../kit/fields/SwitchField';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { joinNames } from '../../kit/format/join-names';
import { settingsTexts } from './texts';
import type { Person } from './widget';

export interface AgentsOfWidgetProps {
  source: FieldSource;
  agents: readonly AgentOfWidget[];
  /** Those that are on the widget. */
  teams: readonly Team[];
  people: readonly AgentOverview[];
  /** Those on it who have no account. */
  withoutAccount: readonly Person[];
  onSet(person: Person, isOn: boolean): void;
}

function agentFields(): Record<string, FieldSchema> {
  const { shownAs, picture, tags } = settingsTexts().general;
  return {
    alias: { type: 'string', title: shownAs, maxLength: longestName },
    tags: { ...tags, ...listOfTags },
    avatarUrl: { type: 'string', format: 'picture', title: picture, maxLength: longestPictureUrl },
  };
}

/** Everybody, each with a switch; of those who are on the widget, how it shows them. */
export function AgentsOfWidget(props: AgentsOfWidgetProps) {
  const { source, agents, teams, people, withoutAccount, onSet } = props;
  return (
    <div class="widgets-people">
      {[...people, ...withoutAccount].map((person) => {
        const at = agents.findIndex(({ email }) => email === person.email);
        return (
          <div key={person.email} class="widgets-person" role="group" aria-label={person.name}>
            <SwitchField
              title={person.name}
              description={[
                person.email,
                ...(withoutAccount.includes(person) ? [settingsTexts().general.noAccount] : []),
                ...answersBy(person, teams),
              ].join(', ')}
              value={at >= 0}
              fault={readField(source, `agents[${at}].email`).fault}
              onChange={(isOn) => onSet(person, isOn)}
            />
            {at >= 0 && (
              <div class="widgets-shown">
                {Object.entries(agentFields()).map(([name, schema]) => (
                  <Field key={name} source={source} path={`agents[${at}].${name}`} schema={schema} />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function answersBy({ email }: Person, teams: readonly Team[]): string[] {
  const names = teams.filter(({ members }) => members.includes(email)).map(({ name }) => name);
  return names.length === 0 ? [] : [settingsTexts().general.answersIn(joinNames(names))];
}
