import type { routingTrialOperations } from '../../../operations/console/inbox/routing-trial';
import type { widgetOperations } from '../../../operations/console/widgets';
import type { TryRouting } from '../../domain/cases/routing/routing-trial';
import type { WidgetAdministration } from '../../domain/organisation/widget-administration';
import type { CheckInstall } from '../../domain/widgets/install-check';
import type { InvitationCounting } from '../../domain/widgets/invitation-counts';
import type { WidgetSettingsAdmin } from '../../domain/widgets/widget-settings';
import type { Handlers } from '../../http/serve';

export interface WidgetPorts extends Pick<InvitationCounting, 'invitationFigures'> {
  widgetSettings: Pick<WidgetSettingsAdmin, 'list'>;
  widgetAdministration: WidgetAdministration;
  checkInstall: CheckInstall;
  tryRouting: TryRouting;
}

/** The widgets of the administrator's organisation, besides their settings. */
export function widgetHandlers(
  ports: WidgetPorts,
): Handlers<typeof widgetOperations & typeof routingTrialOperations> {
  const { widgetSettings, widgetAdministration, checkInstall, tryRouting, invitationFigures } = ports;
  return {
    listWidgets: async ({ agent }) => ({ widgets: await widgetSettings.list(agent.orgId) }),
    createWidget: ({ agent, body }) => widgetAdministration.create(agent, body.name),
    readWidget: ({ agent, params }) => widgetAdministration.read(agent.orgId, params.id),
    changeWidget: ({ agent, params, body }) => widgetAdministration.change(agent.orgId, params.id, body),
    removeWidget: ({ agent, params }) => widgetAdministration.remove(agent.orgId, params.id),
    checkInstall: ({ agent, params, body }) => checkInstall(agent.orgId, params.id, body),
    tryRouting: ({ agent, params, query }) => tryRouting(agent.orgId, params.id, query),
    readInvitationFigures: ({ agent, params }) => invitationFigures(agent.orgId, params.id),
  };
}
