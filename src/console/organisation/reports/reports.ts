import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { Report } from '../../../operations/console/logs';
import { ownTimeZone, periodOf, type Period } from '../../kit/format/period';
import { ResourceModel, type Resource, type ResourceState } from '../../kit/data/resource';
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
  const breakdown = new ResourceModel((signal) => read(by.value, signal));
  const widgets = new WidgetListModel(client);

  async function read(grouping: ReportGrouping, signal: AbortSignal) {
    const chosen = filter.value;
    const { period, widgetId } = chosen;
    const query = { ...period, timezone: ownTimeZone(), widgetId: widgetId || undefined, by: grouping };
    const report = await client.call('GET /reports', { query, signal, timeout: readingTimeout });
    return { ...report, by: grouping, chosen };
  }
  /** Figures of another period or widget would be taken for those of this one, which may take half a minute. */
  function ofFilter<Value extends { chosen: ReportFilter }>(resource: Resource<Value>): Resource<Value> {
    const state = computed((): ResourceState<Value> => {
      const [found, wanted] = [resource.state.value, filter.value];
      if (found.kind !== 'ready') return found;
      const { value } = found;
      return value.chosen === wanted ? found : { kind: 'loading' };
    });
    return { ...resource, state };
  }
  return {
    filter,
    by,
    trend: ofFilter(trend),
    breakdown: ofFilter(breakdown),
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
