import { factKinds, type FactKind, type FactName, type ProactiveRule } from '../../../contract/rules/rules';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/frame/dates';
import { MutationFault } from '../../kit/forms/MutationFault';
import type { DryRun } from './dry-run';
import { facts, type FactTexts, type TriedFact } from './facts';
import { PlayedVisit } from './PlayedVisit';
import { VisitedPages } from './VisitedPages';

export interface DryRunFormProps {
  dryRun: DryRun;
  rules: readonly ProactiveRule[];
}

/** Returns the fields of the facts that the dry run asks for in that group. */
function fieldsOf(group: TriedFact['group']): Record<string, FieldSchema> {
  return Object.fromEntries(
    Object.entries<Partial<TriedFact> & FactTexts>(facts)
      .filter(([, fact]) => fact.group === group)
      .map(([name, fact]) => [name, fieldOf(factKinds[name as FactName], fact)]),
  );
}

function fieldOf(kind: FactKind, { title, help, choices }: FactTexts & Pick<TriedFact, 'help'>): FieldSchema {
  const words = { title, ...(help && { description: help }) };
  switch (kind) {
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

const fields = { visitor: fieldsOf('visitor'), page: fieldsOf('page') };

/** Draws a visit on one side, and its result on the other. */
export function DryRunForm({ dryRun, rules }: DryRunFormProps) {
  const state = dryRun.recorded.state.value;
  const recorded = state.kind === 'ready' ? state.value : [];
  const titles = Object.fromEntries(
    recorded.map(({ id, visitorName, visitorEmail, createdAt }) => [
      id,
      `${formatDateTime(createdAt)} · ${visitorName ?? visitorEmail ?? 'Visitor'}`,
    ]),
  );
  return (
    <div class="rules-dry">
      <div class="rules-visit">
        {recorded.length > 0 && (
          <SelectField
            title="Start from the visit of a chat"
            description="Fills in its first and last page, language, place, time and variables. You add how long they stayed and what they did."
            options={['', ...recorded.map(({ id }) => id)]}
            schema={{ enumTitles: { '': 'Sample visit', ...titles } }}
            value=""
            onChange={(id) => id && void dryRun.taking.run(() => dryRun.take(id))}
          />
        )}
        <MutationFault mutation={dryRun.taking} />
        <VisitedPages dryRun={dryRun} />
        <fieldset class="field-group">
          <legend>Visitor</legend>
          <Fields source={dryRun} schemas={fields.visitor} />
          <TextField
            title="JavaScript variables, one per line: name=value"
            schema={{ format: 'longText' }}
            value={dryRun.variables.value}
            onChange={dryRun.setVariables}
          />
        </fieldset>
        <fieldset class="field-group">
          <legend>Behaviour on each page</legend>
          <Fields source={dryRun} schemas={fields.page} />
        </fieldset>
      </div>
      <PlayedVisit dryRun={dryRun} rules={rules} />
    </div>
  );
}
