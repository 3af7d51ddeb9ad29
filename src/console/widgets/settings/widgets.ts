import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { removeIfThere } from '../../kit/data/outcome';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';

export interface Widgets {
  list: WidgetList;
  /** Answers the new one's id. */
  create(name: string): Promise<string>;
  remove(id: string): Promise<void>;
}

/** The widgets of the organisation. */
export const WidgetsModel = createModel((client: Pick<ConsoleClient, 'call'>): Widgets => {
  const { call } = client;
  const list = new WidgetListModel(client);
  return {
    list,
    async create(name) {
      return (await list.create(call('POST /widgets', { body: { name } }))).id;
    },
    async remove(id) {
      await removeIfThere(() => call('DELETE /widgets/{id}', { path: { id } }));
      list.change((widgets) => widgets.filter((widget) => widget.id !== id));
    },
  };
});
