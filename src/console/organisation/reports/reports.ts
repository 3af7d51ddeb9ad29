import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { Report } from '../../../operations/console/logs';
import { ownTimeZone, periodOf, type Period } from '../../kit/format/period';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { readingTimeout } from '../../kit/data/reading-timeout';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';

export interface ReportFilter {
  period: Period;
  widgetId: string;
}

export interface Reports {
  filter: ReadonlySignal<ReportFilter>;
  by: ReadonlySignal<ReportGrouping>;
  /** Day by day, with the totals. */
  trend: Resource<Report>;
  /** In the groups that were chosen last, of which those before are shown until it is read. */
  breakdown: Resource<Report & { by: ReportGrouping }>;
  widgets: WidgetList;
  /** What a key of the breakdown is called: widgets by their names. */
  titleOf: ReadonlySignal<(key: string) => string>;
  load(): void;
  change(changes: Partial<ReportFilter>): void;
  group(by: ReportGrouping): void;
}

export interface ReportsPorts {
  client: Pick<ConsoleClient, 'call'>;
  clock: Pick<Clock, 'now'>;
}

/** What closed cases add up to. */
export const ReportsModel = createModel(({ client, clock }: ReportsPorts): Reports => {
  const filter = signal<ReportFilter>({ period: periodOf('month', clock.now()), widgetId: '' });
  const by = signal<ReportGrouping>('agent');
  const trend = new ResourceModel((signal) => read('day', signal));
  const breakdown = new ResourceModel(async (signal) => {
    const grouping = by.value;
    return { ...(await read(grouping, signal)), by: grouping };
  });
  const widgets = new WidgetListModel(client);

  function read(grouping: ReportGrouping, signal: AbortSignal) {
    const { period, widgetId } = filter.value;
    const query = { ...period, timezone: ownTimeZone(), widgetId: widgetId || undefined, by: grouping };
    return client.call('GET /reports', { query, signal, timeout: readingTimeout });
  }
  return {
    filter,
    by,
    trend,
    breakdown,
    widgets,
    titleOf: computed(() => {
      const names = widgets.names.value;
      return (key) => names.get(key) ?? key;
    }),
    load() {
      void widgets.load();
      void trend.load();
      void breakdown.load();
    },
    change(changes) {
      filter.value = { ...filter.value, ...changes };
      void trend.load(true);
      void breakdown.load(true);
    },
    group(next) {
      by.value = next;
      void breakdown.load(true);
    },
  };
});
