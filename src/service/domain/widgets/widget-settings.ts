import type { WidgetOverview } from '../../../operations/console/widgets';
import type { WidgetSettingsChange, WidgetSettingsState } from '../../../operations/console/widget-settings';
import { Failure } from '../failure';
import { lockOwnWidget, readOwnWidget } from './find-widget';
import type { Publishing } from './publishing';
import { checkSettings } from './check-settings';
import type { WidgetStore, WidgetTables } from './tables';
import type { Widget } from './widgets';

export interface WidgetSettingsPorts {
  store: WidgetStore;
  publishing: Publishing;
}

export type WidgetSettingsAdmin = ReturnType<typeof createWidgetSettingsAdmin>;

/** The settings that pages have. */
export function createWidgetSettingsAdmin({ store, publishing }: WidgetSettingsPorts) {
  return {
    async list(orgId: number): Promise<WidgetOverview[]> {
      const widgets = await store.widgets.ofOrganisation(orgId);
      return widgets.map(({ id, name, ownerEmail, isConversationEnabled, isProactiveEnabled }) => ({
        id,
        name,
        email: ownerEmail,
        isConversationEnabled,
        isProactiveEnabled,
      }));
    },

    read: (orgId: number, id: string): Promise<WidgetSettingsState> =>
      store.read(async (tables) => stateOf(tables, await readOwnWidget(tables, orgId, id))),

    /** Publishes the settings. Throws a `Failure` that names every fault. */
    async write(orgId: number, id: string, change: WidgetSettingsChange): Promise<WidgetSettingsState> {
      const settings = checkSettings(change.settings);
      return store.transaction(async (tables) => {
        const before = await lockOwnWidget(tables, orgId, id);
        const { revision } = await tables.widgetDrafts.get(before.id);
        if ((change.revision ?? revision) !== revision) throw new Failure('changedMeanwhile');
        return stateOf(tables, await publishing.publish(tables, before, settings));
      });
    },
  };
}

async function stateOf({ widgetDrafts }: WidgetTables, widget: Widget): Promise<WidgetSettingsState> {
  const { revision } = await widgetDrafts.get(widget.id);
  return { settings: widget.settings, revision };
}
