import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
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
      // Also where its answer is lost, and the widget is there.
      const { id } = await call('POST /widgets', { body: { name } }).finally(() => void list.load());
      return id;
    },
    async remove(id) {
      await call('DELETE /widgets/{id}', { path: { id } });
      list.change((widgets) => widgets.filter((widget) => widget.id !== id));
    },
  };
});
