import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { WidgetSettingsAdmin } from '../../domain/widgets/widget-settings';
import type { ConsoleSessions } from '../../http/console-session';
import { SettingsChange } from '../../schemas/administration';

export interface WidgetRoutesOptions {
  widgetSettings: WidgetSettingsAdmin;
  sessions: ConsoleSessions;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** A hundred rules with twenty long messages each. */
const longestSettings = 4 * 1024 * 1024;

/** The widgets of the administrator's organisation, and what is set for them. */
export const widgetRoutes: FastifyPluginAsyncTypebox<WidgetRoutesOptions> = async (app, options) => {
  const { widgetSettings, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/widgets', async ({ agent }) => ({ widgets: await widgetSettings.list(agent.orgId) }));

  app.get('/widgets/:id/settings', { schema: { params: Id } }, ({ agent, params }) =>
    widgetSettings.read(agent.orgId, params.id),
  );

  const schema = { params: Id, body: SettingsChange };
  app.put('/widgets/:id/settings', { schema, bodyLimit: longestSettings }, ({ agent, params, body }) =>
    widgetSettings.write(agent.orgId, params.id, body),
  );
};
