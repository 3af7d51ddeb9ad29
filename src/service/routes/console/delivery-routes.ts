import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { deliveriesPerPage, type DeliverySummary } from '../../../contract/endpoints';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import { Failure } from '../../domain/failure';
import type { DeliveryQuery, LoggedDelivery } from '../../domain/outbox/outbox';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limits } from '../../http/limits/limits';
import { WhichDeliveries } from '../../schemas/endpoints';

export interface DeliveryRoutesOptions {
  deliveryLog: DeliveryLog;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'sendAgain'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** What went out to the organisation's endpoints and mail boxes. */
export const deliveryRoutes: FastifyPluginAsyncTypebox<DeliveryRoutesOptions> = async (app, options) => {
  const { deliveryLog, sessions, limits } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/deliveries', { schema: { querystring: WhichDeliveries } }, async ({ agent, query }) => {
    const found = await deliveryLog.list(agent.orgId, {
      ...(query as Omit<DeliveryQuery, 'limit'>),
      limit: deliveriesPerPage,
    });
    return { deliveries: found.map(summarise) };
  });

  app.get('/deliveries/:id', { schema: { params: Id } }, async ({ agent, params }) => {
    const attempts = await deliveryLog.attempts(agent.orgId, params.id);
    if (!attempts) throw new Failure('notFound');
    return { attempts };
  });

  app.post('/deliveries/:id/redeliver', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    limits.sendAgain.take(String(agent.orgId), reply);
    if (!(await deliveryLog.redeliver(agent.orgId, params.id))) throw new Failure('notFound');
    return reply.code(202).send();
  });
};

function summarise(delivery: LoggedDelivery): DeliverySummary {
  const { orgId: _org, lease: _lease, nextAttemptAt, ...told } = delivery;
  return { ...told, ...(told.state === 'pending' ? { nextAttemptAt } : {}) };
}
