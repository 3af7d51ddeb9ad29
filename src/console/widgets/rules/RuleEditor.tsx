import type { ProactiveRule } from '../../../contract/rules/rules';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { ConditionEditor } from './ConditionEditor';

export interface RuleEditorProps {
  rule: ProactiveRule;
  /** Where the rule is in the source. */
  path: string;
  source: FieldSource;
  onChange(rule: ProactiveRule): void;
}

const mostTimes = 1_000;
const spans = { '': 'No limit', page: 'per page', visit: 'per visit', day: 'per day', ever: 'per visitor' };

const schemas: Record<string, FieldSchema> = {
  messages: {
    type: 'array',
    title: 'Messages',
    description: 'Each invitation shows one of them. {alias} is replaced by the agent’s name.',
    itemTitle: 'message',
    items: { type: 'string', maxLength: 1_000 },
    maxItems: 20,
  },
  priority: {
    type: 'integer',
    title: 'Priority',
    description: 'Rules with a higher priority come first, in any order of the list.',
    minimum: -1_000,
    maximum: 1_000,
    emptyMeans: '0',
  },
  isMinimized: { type: 'boolean', title: 'Show as one line' },
  offlineFallback: { type: 'boolean', title: 'Open the offline form when no agent is online' },
};

export function RuleEditor({ rule, path, source, onChange }: RuleEditorProps) {
  const { cap, agent } = rule;
  function fault(member: string) {
    return readField(source, `${path}.${member}`).fault;
  }
  function without(name: 'cap' | 'agent'): ProactiveRule {
    const { [name]: _left, ...rest } = rule;
    return rest;
  }
  return (
    <div class="rules-editor">
      <TextField
        title="Name"
        description="Limits are counted by name. A new name starts them again."
        schema={{ maxLength: 64 }}
        value={rule.id}
        fault={fault('id')}
        onChange={(next) => onChange({ ...rule, id: next })}
      />
      <fieldset class="field-group">
        <legend>When</legend>
        <ConditionEditor
          condition={rule.when}
          path={`${path}.when`}
          source={source}
          onChange={(when) => onChange({ ...rule, when })}
        />
      </fieldset>
      <Fields
        source={source}
        schemas={Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [`${path}.${name}`, schema]),
        )}
      />
      <div class="filters">
        <TextField
          title="Agent’s name"
          schema={{ maxLength: 100 }}
          value={agent?.alias ?? ''}
          fault={fault('agent.alias')}
          onChange={(alias) => onChange(alias ? { ...rule, agent: { ...agent, alias } } : without('agent'))}
        />
        {agent && (
          <TextField
            title="Agent’s picture (URL)"
            schema={{ format: 'url', maxLength: 2_000 }}
            value={agent.avatarUrl ?? ''}
            fault={fault('agent.avatarUrl')}
            onChange={(avatarUrl) =>
              onChange({ ...rule, agent: { alias: agent.alias, ...(avatarUrl && { avatarUrl }) } })
            }
          />
        )}
        <SelectField
          title="Limit"
          options={Object.keys(spans)}
          schema={{ enumTitles: spans }}
          value={cap?.per ?? ''}
          onChange={(per) =>
            onChange(
              per === ''
                ? without('cap')
                : { ...rule, cap: { times: cap?.times ?? 1, per: per as NonNullable<typeof cap>['per'] } },
            )
          }
        />
        {cap && (
          <NumberField
            title="Times"
            schema={{ type: 'integer', minimum: 1, maximum: mostTimes }}
            value={cap.times}
            fault={fault('cap.times')}
            onChange={(times) => onChange({ ...rule, cap: { ...cap, times: times ?? 1 } })}
          />
        )}
      </div>
    </div>
  );
}
