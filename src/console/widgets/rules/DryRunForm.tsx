import { factKinds, type FactName, type ProactiveRule } from '../../../contract/rules/rules';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/format/dates';
import { MutationFault } from '../../kit/forms/MutationFault';
import type { DryRun } from './dry-run';
import { choicesOf, factsToAsk } from './facts';
import { PlayedVisit } from './PlayedVisit';
import { rulesTexts } from './texts';
import { VisitedPages } from './VisitedPages';

export interface DryRunFormProps {
  dryRun: DryRun;
  rules: readonly ProactiveRule[];
}

/** Returns the fields of the facts that the dry run asks for in that group. */
function fieldsOf(group: 'visitor' | 'page'): Record<string, FieldSchema> {
  return Object.fromEntries(factsToAsk(group).map((fact) => [fact, fieldOf(fact)]));
}

function fieldOf(fact: FactName): FieldSchema {
  const texts = rulesTexts();
  const hints: Partial<Record<FactName, string>> = texts.factHints;
  const choices = choicesOf(fact);
  const words = { title: texts.facts[fact], ...(hints[fact] && { description: hints[fact] }) };
  switch (factKinds[fact]) {
    case 'flag':
      return { ...words, type: 'boolean' };
    case 'number':
      return { ...words, type: 'integer', minimum: 0 };
    case 'time':
      return { ...words, type: 'string', format: 'time' };
    default:
      return {
        ...words,
        type: 'string',
        maxLength: 2_000,
        ...(choices && { enum: Object.keys(choices), enumTitles: choices }),
      };
  }
}

/** Draws a visit on one side, and its result on the other. */
export function DryRunForm({ dryRun, rules }: DryRunFormProps) {
  const texts = rulesTexts();
  const state = dryRun.recorded.state.value;
  const recorded = state.kind === 'ready' ? state.value : [];
  const titles = Object.fromEntries(
    recorded.map(({ id, visitorName, visitorEmail, createdAt }) => [
      id,
      `${formatDateTime(createdAt)} · ${visitorName ?? visitorEmail ?? texts.visitor}`,
    ]),
  );
  return (
    <div class="rules-dry">
      <div class="rules-visit">
        {recorded.length > 0 && (
          <SelectField
            title={texts.takeVisit}
            description={texts.takeVisitHint}
            options={['', ...recorded.map(({ id }) => id)]}
            schema={{ enumTitles: { '': texts.sampleVisit, ...titles } }}
            value=""
            onChange={(id) => id && void dryRun.taking.run(() => dryRun.take(id))}
          />
        )}
        <MutationFault mutation={dryRun.taking} />
        <VisitedPages dryRun={dryRun} />
        <fieldset class="field-group">
          <legend>{texts.visitor}</legend>
          <Fields source={dryRun} schemas={fieldsOf('visitor')} />
          <TextField
            title={texts.variables}
            schema={{ format: 'longText' }}
            value={dryRun.variables.value}
            onChange={dryRun.setVariables}
          />
        </fieldset>
        <fieldset class="field-group">
          <legend>{texts.onEachPage}</legend>
          <Fields source={dryRun} schemas={fieldsOf('page')} />
        </fieldset>
      </div>
      <PlayedVisit dryRun={dryRun} rules={rules} />
    </div>
  );
}
