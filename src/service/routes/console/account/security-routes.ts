import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SecurityAdmin } from '../../../domain/agents/account/security-settings';
import type { ConsoleSessions } from '../../../http/console-session';
import { SecurityChange } from '../../../schemas/security';

export interface SecurityRoutesOptions {
  securitySettings: SecurityAdmin;
  sessions: ConsoleSessions;
}

/** How one signs in to the administrator's organisation. */
export const securityRoutes: FastifyPluginAsyncTypebox<SecurityRoutesOptions> = async (app, options) => {
  const { securitySettings, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/security', ({ agent }) => securitySettings.read(agent));

  app.put('/security', { schema: { body: SecurityChange } }, ({ agent, body }) =>
    securitySettings.write(agent, body),
  );
};
