import type { ProactiveRule } from '../../contract/rules/rules';
import { Fields } from '../fields/Fields';
import type { FieldSchema } from '../fields/field-schema';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { ActFault } from '../page/ActFault';
import { Badge } from '../page/Badge';
import { tryRules, type DryRun } from './dry-run';
import { ExplainedTree } from './ExplainedTree';
import { factTitles } from './facts';

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

const visit: Record<string, FieldSchema> = {
  pageUrl: text(factTitles.pageUrl),
  entryUrl: text(factTitles.entryUrl),
  referrer: text(factTitles.referrer),
  searchKeywords: text(factTitles.searchKeywords),
  language: text(factTitles.language),
  timeOfDay: { type: 'string', format: 'time', title: factTitles.timeOfDay },
  weekday: {
    type: 'string',
    title: factTitles.weekday,
    enum: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  },
  country: text(factTitles.country),
  region: text(factTitles.region),
  city: text(factTitles.city),
};
const deeds: Record<string, FieldSchema> = {
  secondsOnPage: count(factTitles.secondsOnPage),
  secondsOnSite: count(factTitles.secondsOnSite),
  pagesSeen: count(factTitles.pagesSeen),
  scrollPercent: count(factTitles.scrollPercent),
  clicks: count(factTitles.clicks),
  idleSeconds: count(factTitles.idleSeconds),
  isNewVisitor: flag(factTitles.isNewVisitor),
  hasChatted: flag(factTitles.hasChatted),
  isLeaving: flag(factTitles.isLeaving),
};

/** A visit on one side, what every rule says of it on the other. */
export function DryRunForm({ dryRun, rules }: DryRunFormProps) {
  const state = dryRun.recorded.state.value;
  const recorded = state.kind === 'ready' ? state.value : [];
  const titles = Object.fromEntries(
    recorded.map(({ id, visitorName, visitorEmail, createdAt }) => [
      id,
      `${new Date(createdAt).toLocaleString()} · ${visitorName ?? visitorEmail ?? 'Visitor'}`,
    ]),
  );
  const tried = tryRules(rules, dryRun.value.value);
  return (
    <div class="rules-dry">
      <div class="rules-visit">
        {recorded.length > 0 && (
          <SelectField
            id="dry-recorded"
            title="Begin with the visit of a chat"
            description="Its pages, language, place, time and variables; how long and what they did is yours to say."
            options={['', ...recorded.map(({ id }) => id)]}
            schema={{ enumTitles: { '': 'A made-up visit', ...titles } }}
            value=""
            onChange={(id) => id && void dryRun.taking.run(() => dryRun.take(id))}
          />
        )}
        <ActFault act={dryRun.taking} />
        <Fields source={dryRun} schemas={visit} />
        <TextField
          id="dry-variables"
          title="Variables of the page, a line each: name=value"
          schema={{ format: 'longText' }}
          value={dryRun.variables.value}
          onChange={dryRun.setVariables}
        />
        <Fields source={dryRun} schemas={deeds} />
      </div>
      <ul class="rules-results" aria-label="What each rule says">
        {tried.map(({ id, evaluation, isChosen }) => (
          <li key={id}>
            <p>
              <b dir="auto">{id}</b>{' '}
              <Badge tone={evaluation.holds ? 'good' : 'quiet'}>
                {isChosen ? 'Invites' : evaluation.holds ? 'Holds, another comes first' : 'Does not hold'}
              </Badge>
            </p>
            {evaluation.fault && <p class="field-fault">{evaluation.fault}</p>}
            {evaluation.condition && <ExplainedTree condition={evaluation.condition} />}
          </li>
        ))}
        {tried.length === 0 && <li class="quiet">There is no rule to try.</li>}
      </ul>
    </div>
  );
}
