import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { LogOutcome } from '../../../contract/organisation/logs';
import type { LoggedCase } from '../../../operations/console/logs';
import { ownTimeZone, periodOf, type Period } from '../../kit/format/period';
import { PagedListModel, type PagedList } from '../../kit/data/paged-list';
import { readingTimeout } from '../../kit/data/reading-timeout';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';

export interface LogFilter {
  period: Period;
  outcome: LogOutcome | '';
  widgetId: string;
  label: string;
  agent: string;
  text: string;
}

export interface Logs {
  filter: ReadonlySignal<LogFilter>;
  list: PagedList<LoggedCase>;
  widgets: WidgetList;
  load(): void;
  /** Reads the list again. */
  change(changes: Partial<LogFilter>): void;
  /** Where the cases that the filter lets through are downloaded, a format each. */
  exports: ReadonlySignal<{ csv: string; ndjson: string }>;
}

export interface LogsPorts {
  client: Pick<ConsoleClient, 'call' | 'fileUrl'>;
  clock: Pick<Clock, 'now'>;
}

/** The log of closed cases, searched and exported. */
export const LogsModel = createModel(({ client, clock }: LogsPorts): Logs => {
  const filter = signal<LogFilter>({
    period: periodOf('month', clock.now()),
    outcome: '',
    widgetId: '',
    label: '',
    agent: '',
    text: '',
  });
  const list = new PagedListModel(async (before: string | undefined, signal) => {
    const query = { ...asked(), before };
    const { cases, before: next } = await client.call('GET /logs', {
      query,
      signal,
      timeout: readingTimeout,
    });
    return { items: cases, next };
  });
  const widgets = new WidgetListModel(client);

  function asked() {
    const { period, outcome, widgetId, label, agent, text } = filter.value;
    return {
      ...period,
      timezone: ownTimeZone(),
      outcome: outcome || undefined,
      widgetId: widgetId || undefined,
      label: label.trim() || undefined,
      agent: agent.trim() || undefined,
      text: text.trim() || undefined,
    };
  }
  function exportUrl(format: 'csv' | 'ndjson') {
    return client.fileUrl('GET /logs/export', { query: { ...asked(), format } });
  }
  const exports = computed(() => ({ csv: exportUrl('csv'), ndjson: exportUrl('ndjson') }));
  return {
    filter,
    list,
    widgets,
    load() {
      void widgets.load();
      void list.load();
    },
    change(changes) {
      filter.value = { ...filter.value, ...changes };
      void list.load();
    },
    exports,
  };
});
