import type { ProactiveRule } from '../../../contract/rules/rules';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { longestPictureUrl } from '../../../contract/limits';
import { PictureField } from '../../kit/fields/PictureField';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { ConditionEditor } from './ConditionEditor';
import { rulesTexts } from './texts';

export interface RuleEditorProps {
  rule: ProactiveRule;
  /** Where the rule is in the source. */
  path: string;
  source: FieldSource;
  /** Says in which zone conditions about time are. */
  timeHint: string;
  onChange(rule: ProactiveRule): void;
}

const mostTimes = 1_000;
const spans = ['', 'page', 'visit', 'day', 'ever'];

function fieldsAt(path: string): Record<string, FieldSchema> {
  const { messages, priority, isMinimized, offlineFallback } = rulesTexts();
  return {
    [`${path}.messages`]: {
      ...messages,
      type: 'array',
      items: { type: 'string', maxLength: 1_000 },
      maxItems: 20,
    },
    [`${path}.priority`]: {
      ...priority,
      type: 'integer',
      minimum: -1_000,
      maximum: 1_000,
      emptyMeans: '0',
    },
    [`${path}.isMinimized`]: { type: 'boolean', title: isMinimized },
    [`${path}.offlineFallback`]: { type: 'boolean', title: offlineFallback },
  };
}

export function RuleEditor({ rule, path, source, timeHint, onChange }: RuleEditorProps) {
  const { cap, agent } = rule;
  const texts = rulesTexts();
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
        title={texts.name}
        description={texts.nameHint}
        schema={{ maxLength: 64 }}
        value={rule.id}
        fault={fault('id')}
        onChange={(next) => onChange({ ...rule, id: next })}
      />
      <fieldset class="field-group">
        <legend>{texts.when}</legend>
        <ConditionEditor
          condition={rule.when}
          path={`${path}.when`}
          source={source}
          timeHint={timeHint}
          onChange={(when) => onChange({ ...rule, when })}
        />
      </fieldset>
      <Fields source={source} schemas={fieldsAt(path)} />
      <div class="filters">
        <TextField
          title={texts.agentName}
          schema={{ maxLength: 100 }}
          value={agent?.alias ?? ''}
          fault={fault('agent.alias')}
          onChange={(alias) => onChange(alias ? { ...rule, agent: { ...agent, alias } } : without('agent'))}
        />
        <SelectField
          title={texts.limit}
          options={spans}
          schema={{ enumTitles: texts.limits }}
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
            title={texts.limitTimes}
            schema={{ type: 'integer', minimum: 1, maximum: mostTimes }}
            value={cap.times}
            fault={fault('cap.times')}
            onChange={(times) => onChange({ ...rule, cap: { ...cap, times: times ?? 1 } })}
          />
        )}
      </div>
      {agent && (
        <PictureField
          title={texts.agentPicture}
          schema={{ maxLength: longestPictureUrl }}
          value={agent.avatarUrl ?? ''}
          fault={fault('agent.avatarUrl')}
          onChange={(avatarUrl) =>
            onChange({ ...rule, agent: { alias: agent.alias, ...(avatarUrl && { avatarUrl }) } })
          }
        />
      )}
    </div>
  );
}
