import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { PrivacyAdmin } from '../../../domain/privacy/privacy-settings';
import type { Visitors } from '../../../domain/privacy/visitors';
import type { ConsoleSessions } from '../../../http/console-session';
import { PrivacyChange, WhichVisitor } from '../../../schemas/privacy';

export interface PrivacyRoutesOptions {
  privacySettings: PrivacyAdmin;
  visitors: Visitors;
  sessions: ConsoleSessions;
}

/** What the administrator's organisation keeps of its visitors. Who is meant stands in bodies: addresses end up in logs. */
export const privacyRoutes: FastifyPluginAsyncTypebox<PrivacyRoutesOptions> = async (app, options) => {
  const { privacySettings, visitors, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/privacy', ({ agent }) => privacySettings.read(agent.orgId));

  app.put('/privacy', { schema: { body: PrivacyChange } }, ({ agent, body }) =>
    privacySettings.write(agent.orgId, body),
  );

  app.post('/visitors/export', { schema: { body: WhichVisitor } }, async ({ agent, body }, reply) => {
    reply.header('content-disposition', 'attachment; filename="visitor.json"');
    return visitors.export(agent.orgId, body);
  });

  app.post('/visitors/erase', { schema: { body: WhichVisitor } }, ({ agent, body }) =>
    visitors.erase(agent.orgId, body),
  );
};
