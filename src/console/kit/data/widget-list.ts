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
  const { state, load, change } = new ResourceModel(
    async (signal) => (await call('GET /widgets', { signal })).widgets,
  );
  const names = computed(
    () => new Map(state.value.kind === 'ready' ? state.value.value.map(({ id, name }) => [id, name]) : []),
  );
  return { state, load, change, names };
});
