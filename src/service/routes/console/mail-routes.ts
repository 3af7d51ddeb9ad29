import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import type { MailTemplates } from '../../domain/outbox/mail-templates';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limits } from '../../http/limits/limits';
import { WhichMail, WrittenMail } from '../../schemas/mail-templates';

export interface MailRoutesOptions {
  mailTemplates: MailTemplates;
  deliveryLog: Pick<DeliveryLog, 'waitingMails'>;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'sendAgain'>;
  isMailConfigured: boolean;
}

const path = '/mail/templates/:kind';

/** The mails of the administrator's organisation, and what they say. */
export const mailRoutes: FastifyPluginAsyncTypebox<MailRoutesOptions> = async (app, options) => {
  const { mailTemplates, deliveryLog, sessions, limits, isMailConfigured } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/mail', async ({ agent }) => ({
    isConfigured: isMailConfigured,
    waiting: await deliveryLog.waitingMails(agent.orgId),
  }));

  app.get('/mail/templates', async ({ agent }) => ({ templates: await mailTemplates.list(agent.orgId) }));

  app.put(path, { schema: { params: WhichMail, body: WrittenMail } }, ({ agent, params, body }) =>
    mailTemplates.write(agent.orgId, params.kind, body),
  );

  app.delete(path, { schema: { params: WhichMail } }, ({ agent, params }) =>
    mailTemplates.reset(agent.orgId, params.kind),
  );

  app.post(`${path}/test`, { schema: { params: WhichMail } }, async ({ agent, params }, reply) => {
    limits.sendAgain.take(String(agent.orgId), reply);
    await mailTemplates.sendExample(agent, params.kind);
    return reply.code(202).send();
  });
};
