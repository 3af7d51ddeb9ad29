import type { widgetSettingsOperations } from '../../../operations/console/widget-settings';
import type { WidgetDraftsAdmin } from '../../domain/widgets/drafts';
import type { WidgetSettingsAdmin } from '../../domain/widgets/widget-settings';
import type { Handlers } from '../../http/serve';

export interface WidgetSettingsPorts {
  widgetSettings: WidgetSettingsAdmin;
  widgetDrafts: WidgetDraftsAdmin;
}

/** The settings of the administrator's widgets, and their drafts. */
export function widgetSettingsHandlers(
  ports: WidgetSettingsPorts,
): Handlers<typeof widgetSettingsOperations> {
  const { widgetSettings, widgetDrafts } = ports;
  return {
    readSettings: ({ agent, params }) => widgetSettings.read(agent.orgId, params.id),
    publishSettings: ({ agent, params, body }) => widgetSettings.write(agent.orgId, params.id, body),
    readDraft: ({ agent, params }) => widgetDrafts.read(agent.orgId, params.id),
    saveDraft: ({ agent, params, body }) => widgetDrafts.write(agent.orgId, params.id, body),
    publishDraft: ({ agent, params, body }) => widgetDrafts.publish(agent.orgId, params.id, body.revision),
    restoreVersion: ({ agent, params, body }) => widgetDrafts.restore(agent.orgId, params.id, body),
    discardDraft: ({ agent, params, query }) => widgetDrafts.discard(agent.orgId, params.id, query.revision),
    listVersions: ({ agent, params, query }) => widgetDrafts.versions(agent.orgId, params.id, query.before),
  };
}
