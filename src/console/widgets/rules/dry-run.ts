import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseLogRecord } from '../../../operations/v2/case-log';
import type { LoggedCase } from '../../../operations/console/logs';
import { ownTimeZone, periodOf } from '../../kit/format/period';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import type { FieldSource } from '../../kit/data/field-source';
import { removed } from '../../kit/data/list-edits';
import { readingTimeout } from '../../kit/data/reading-timeout';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { newVisitor, type VisitorFacts } from './facts';
import { clockText, weekdayOf, type TriedVisit, type VisitedPage } from './tried-visit';

/** Edits what is known of the visitor as fields do, by name. */
export interface DryRun extends FieldSource {
  /** Visits of which something was recorded: those of the latest closed chats. */
  recorded: Resource<LoggedCase[]>;
  value: ReadonlySignal<VisitorFacts>;
  pages: ReadonlySignal<readonly VisitedPage[]>;
  visit: ReadonlySignal<TriedVisit>;
  /** Which page is looked at. */
  at: ReadonlySignal<number>;
  /** Variables of the page as they are typed: lines of `name=value`. */
  variables: ReadonlySignal<string>;
  taking: Mutation;
  setVariables(lines: string): void;
  addPage(): void;
  changePage(at: number, change: Partial<VisitedPage>): void;
  removePage(at: number): void;
  lookAt(page: number): void;
  /** Takes what is known of that chat's visit. */
  take(caseId: string): Promise<void>;
}

export interface DryRunPorts {
  client: Pick<ConsoleClient, 'call'>;
  clock: Pick<Clock, 'now'>;
}

/** The engine is asked as often as once in two seconds of the visit. */
export const longestStay = 3_600;
export const mostPages = 10;
const usualStay = 30;

/** A visit, made up or recorded, that rules are tried on. */
export const DryRunModel = createModel(({ client, clock }: DryRunPorts): DryRun => {
  const visitor = signal(newVisitor());
  const pages = signal<readonly VisitedPage[]>([{ url: 'https://shop.example/', seconds: usualStay }]);
  const looksAt = signal(0);
  const variables = signal('');
  const take = action((record: CaseLogRecord) => {
    visitor.value = { ...visitor.value, ...visitorOf(record) };
    pages.value = pagesOf(record);
    looksAt.value = pages.value.length - 1;
    variables.value = record.javascript_variables.map(({ name, value }) => `${name}=${value}`).join('\n');
  });
  return {
    recorded: new ResourceModel(async (signal) => {
      const query = { ...periodOf('quarter', clock.now()), timezone: ownTimeZone() };
      return (await client.call('GET /logs', { query, signal, timeout: readingTimeout })).cases;
    }),
    value: visitor,
    pages,
    visit: computed(() => ({
      pages: pages.value,
      visitor: visitor.value,
      jsVariables: variablesIn(variables.value),
    })),
    at: computed(() => Math.min(looksAt.value, pages.value.length - 1)),
    faults: signal([]),
    variables,
    taking: new MutationModel(),
    setAt(path, value) {
      visitor.value = { ...visitor.value, [path]: value ?? 0 };
    },
    setVariables(lines) {
      variables.value = lines;
    },
    addPage() {
      const url = pages.value.at(-1)?.url ?? '';
      looksAt.value = pages.value.length;
      pages.value = [...pages.value, { url, seconds: usualStay }];
    },
    changePage(at, change) {
      looksAt.value = at;
      pages.value = pages.value.map((page, index) => (index === at ? { ...page, ...change } : page));
    },
    removePage(at) {
      pages.value = removed(pages.value, at);
    },
    lookAt(page) {
      looksAt.value = page;
    },
    async take(caseId) {
      take(await client.call('GET /logs/{id}', { path: { id: caseId } }));
    },
  };
});

/** The first one and the one of the chat: what came between, and how long it took, nobody keeps. */
function pagesOf({ page_url: page = '', entry_url: entry = page }: CaseLogRecord): VisitedPage[] {
  return [...new Set([entry, page])].map((url) => ({ url, seconds: usualStay }));
}

function visitorOf(record: CaseLogRecord): Partial<VisitorFacts> {
  const began = new Date(record.created_at_date);
  return {
    referrer: record.referrer_url ?? '',
    language: record.language_code ?? '',
    timeOfDay: clockText(began.getHours() * 60 + began.getMinutes()),
    weekday: weekdayOf(began),
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
