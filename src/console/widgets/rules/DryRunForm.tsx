import type { ProactiveRule } from '../../../contract/rules/rules';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/frame/dates';
import { MutationFault } from '../../kit/page/MutationFault';
import type { DryRun } from './dry-run';
import { factTitles } from './facts';
import { PlayedVisit } from './PlayedVisit';
import { VisitedPages } from './VisitedPages';

export interface DryRunFormProps {
  dryRun: DryRun;
  rules: readonly ProactiveRule[];
}

function text(title: string): FieldSchema {
  return { type: 'string', title, maxLength: 2_000 };
}
function count(title: string): FieldSchema {
  return { type: 'integer', title, minimum: 0 };
}
function flag(title: string): FieldSchema {
  return { type: 'boolean', title };
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const visitor: Record<string, FieldSchema> = {
  referrer: text(factTitles.referrer),
  searchKeywords: text(factTitles.searchKeywords),
  language: text(factTitles.language),
  timeOfDay: { type: 'string', format: 'time', title: factTitles.timeOfDay },
  weekday: {
    type: 'string',
    title: factTitles.weekday,
    enum: weekdays,
    enumTitles: Object.fromEntries(weekdays.map((day) => [day, day.charAt(0) + day.slice(1).toLowerCase()])),
  },
  country: text(factTitles.country),
  region: text(factTitles.region),
  city: text(factTitles.city),
  isNewVisitor: flag(factTitles.isNewVisitor),
  hasChatted: flag(factTitles.hasChatted),
};
const deeds: Record<string, FieldSchema> = {
  scrollPercent: count(factTitles.scrollPercent),
  clicks: count(factTitles.clicks),
  idleSeconds: { ...count(factTitles.idleSeconds), description: 'The last of their time on it.' },
  isLeaving: { ...flag(factTitles.isLeaving), description: 'As their time on it is over.' },
};

/** A visit on one side, what the rules make of it on the other. */
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
            id="dry-recorded"
            title="Begin with the visit of a chat"
            description="Its first and last page, language, place, time and variables; how long and what they did is yours to say."
            options={['', ...recorded.map(({ id }) => id)]}
            schema={{ enumTitles: { '': 'A made-up visit', ...titles } }}
            value=""
            onChange={(id) => id && void dryRun.taking.run(() => dryRun.take(id))}
          />
        )}
        <MutationFault mutation={dryRun.taking} />
        <VisitedPages dryRun={dryRun} />
        <fieldset class="field-group">
          <legend>The visitor</legend>
          <Fields source={dryRun} schemas={visitor} />
          <TextField
            id="dry-variables"
            title="Variables of the page, a line each: name=value"
            schema={{ format: 'longText' }}
            value={dryRun.variables.value}
            onChange={dryRun.setVariables}
          />
        </fieldset>
        <fieldset class="field-group">
          <legend>What they do on each page</legend>
          <Fields source={dryRun} schemas={deeds} />
        </fieldset>
      </div>
      <PlayedVisit dryRun={dryRun} rules={rules} />
    </div>
  );
}
