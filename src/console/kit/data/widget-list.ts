import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { WidgetOverview } from '../../../operations/console/widgets';
import { ResourceModel, type Resource } from './resource';

export interface WidgetList extends Resource<WidgetOverview[]> {
  /** What each is called, by its id; empty until they are there. */
  names: ReadonlySignal<ReadonlyMap<string, string>>;
}

/** The widgets of the organisation. Call `load` after making it. */
export const WidgetListModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): WidgetList => {
  const list = new ResourceModel(async (signal) => (await call('GET /widgets', { signal })).widgets);
  const names = computed(
    () =>
      new Map(
        list.state.value.kind === 'ready' ? list.state.value.value.map(({ id, name }) => [id, name]) : [],
      ),
  );
  return { ...list, names };
});
