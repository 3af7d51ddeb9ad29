import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { ActorKind, AuditSubject } from '../../../contract/organisation/audit';
import type { AuditEntry } from '../../../operations/console/audit';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';
import { PagedListModel, type PagedList } from '../../kit/data/paged-list';

export interface AuditFilter {
  /** Days in the person's own time zone; empty: no bound. */
  start: string;
  end: string;
  actorKind: ActorKind | '';
  actor: string;
  subject: AuditSubject | '';
  subjectId: string;
}

export interface Audit {
  filter: ReadonlySignal<AuditFilter>;
  list: PagedList<AuditEntry>;
  /** Read by those who show it. */
  widgets: WidgetList;
  change(changes: Partial<AuditFilter>): void;
  /** Where the entries that the filter lets through are downloaded, a format each. */
  exports: ReadonlySignal<{ csv: string; ndjson: string }>;
}

/** What was done in the organisation, and by whom. */
export const AuditModel = createModel((client: Pick<ConsoleClient, 'call' | 'fileUrl'>): Audit => {
  const filter = signal<AuditFilter>({
    start: '',
    end: '',
    actorKind: '',
    actor: '',
    subject: '',
    subjectId: '',
  });
  const list = new PagedListModel(async (before: number | undefined, signal) => {
    const page = await client.call('GET /audit', { query: { ...asked(), before }, signal });
    return { items: page.entries, next: page.before };
  });

  function asked() {
    const { start, end, actorKind, actor, subject, subjectId } = filter.value;
    return {
      from: start ? startOf(start) : undefined,
      until: end ? startOf(end, 1) : undefined,
      actorKind: actorKind || undefined,
      actor: actor.trim() || undefined,
      subject: subject || undefined,
      subjectId: subjectId.trim() || undefined,
    };
  }
  function exportUrl(format: 'csv' | 'ndjson') {
    return client.fileUrl('GET /audit/export', { query: { ...asked(), format } });
  }
  const exports = computed(() => ({ csv: exportUrl('csv'), ndjson: exportUrl('ndjson') }));
  return {
    filter,
    list,
    widgets: new WidgetListModel(client),
    change(changes) {
      filter.value = { ...filter.value, ...changes };
      void list.load();
    },
    exports,
  };
});

/** First millisecond of the day, or of the one so many days later, on this device. */
function startOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
