import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../browser/browser';
import type { ConsoleClient } from '../../client/console-client';
import type { CaseLogRecord } from '../../contract/case-log';
import type { LoggedCase } from '../../contract/organisation/logs';
import type { Evaluation } from '../../contract/rules/rule-explanation';
import type { Facts, ProactiveRule } from '../../contract/rules/rules';
import { evaluate } from '../../embed/proactive/evaluate';
import { ownTimeZone, periodOf } from '../fields/period';
import { ActModel, type Act } from '../resource/act';
import type { FieldSource } from '../resource/draft';
import { ResourceModel, type Resource } from '../resource/resource';

/** Edits the facts as fields do, by name. */
export interface DryRun extends FieldSource {
  /** Visits of which something was recorded: those of the latest closed chats. */
  recorded: Resource<LoggedCase[]>;
  value: ReadonlySignal<Facts>;
  /** Variables of the page as they are typed: lines of `name=value`. */
  variables: ReadonlySignal<string>;
  taking: Act;
  setVariables(lines: string): void;
  /** Takes what is known of that chat's visit. */
  take(caseId: string): Promise<void>;
}

export interface DryRunPorts {
  client: Pick<ConsoleClient, 'call'>;
  clock: Pick<Clock, 'now'>;
  onExpired(): void;
}

/** A visit, made up or recorded, that rules are tried on. */
export const DryRunModel = createModel(({ client, clock, onExpired }: DryRunPorts): DryRun => {
  const facts = signal<Omit<Facts, 'jsVariables'>>(emptyFacts);
  const variables = signal('');
  const take = action((record: CaseLogRecord) => {
    facts.value = { ...facts.value, ...factsOf(record) };
    variables.value = record.javascript_variables.map(({ name, value }) => `${name}=${value}`).join('\n');
  });
  return {
    recorded: new ResourceModel(async () => {
      const query = { ...periodOf('quarter', clock.now()), timezone: ownTimeZone() };
      return (await client.call('GET /logs', { query })).cases;
    }, onExpired),
    value: computed(() => ({ ...facts.value, jsVariables: variablesIn(variables.value) })),
    faults: signal([]),
    variables,
    taking: new ActModel(onExpired),
    setAt(path, value) {
      facts.value = { ...facts.value, [path]: value ?? 0 };
    },
    setVariables(lines) {
      variables.value = lines;
    },
    async take(caseId) {
      take(await client.call('GET /logs/{id}', { path: { id: caseId } }));
    },
  };
});

const emptyFacts: Omit<Facts, 'jsVariables'> = {
  pageUrl: 'https://shop.example/',
  entryUrl: 'https://shop.example/',
  referrer: '',
  searchKeywords: '',
  isNewVisitor: true,
  hasChatted: false,
  pagesSeen: 1,
  language: 'en',
  timeOfDay: '10:00',
  weekday: 'MONDAY',
  secondsOnSite: 30,
  secondsOnPage: 30,
  scrollPercent: 0,
  clicks: 0,
  idleSeconds: 0,
  isLeaving: false,
};

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

function factsOf(record: CaseLogRecord): Partial<Facts> {
  const began = new Date(record.created_at_date);
  const [hour, minute] = [began.getHours(), began.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return {
    pageUrl: record.page_url ?? '',
    entryUrl: record.entry_url ?? record.page_url ?? '',
    referrer: record.referrer_url ?? '',
    language: record.language_code ?? '',
    timeOfDay: `${hour}:${minute}`,
    weekday: weekdays[began.getDay()] ?? '',
    ...(record.country_code && { country: record.country_code }),
    ...(record.region && { region: record.region }),
    ...(record.city && { city: record.city }),
  };
}

function variablesIn(lines: string): Record<string, string> {
  const pairs = lines.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([^=]+?)\s*=(.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value.trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export interface TriedRule {
  id: string;
  evaluation: Evaluation;
  /** The one that would invite: of those that hold the first by priority, then by place. */
  isChosen: boolean;
}

/** What the engine in the page says of each rule. */
export function tryRules(rules: readonly ProactiveRule[], facts: Facts): TriedRule[] {
  const tried = rules.map((rule) => ({ rule, evaluation: evaluate(rule, facts) }));
  const [chosen] = tried
    .filter(({ evaluation }) => evaluation.holds)
    .sort((a, b) => (b.rule.priority ?? 0) - (a.rule.priority ?? 0));
  return tried.map(({ rule, evaluation }) => ({ id: rule.id, evaluation, isChosen: rule === chosen?.rule }));
}
