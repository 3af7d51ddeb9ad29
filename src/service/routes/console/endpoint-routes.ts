import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { BotTrialAnswer, BotTrialStep } from '../../../contract/organisation/bot-trials';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import type { EndpointAdministration } from '../../domain/organisation/endpoint-administration';
import { Failure } from '../../domain/failure';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limits } from '../../http/limits/limits';
import { TrialStep } from '../../schemas/bot-trials';
import { EndpointChanges, NewEndpoint, SecretRotation } from '../../schemas/endpoints';

export interface EndpointRoutesOptions {
  endpointAdministration: EndpointAdministration;
  deliveryLog: Pick<DeliveryLog, 'test'>;
  sessions: ConsoleSessions;
  tryBot: (orgId: number, endpointId: string, step: BotTrialStep) => Promise<BotTrialAnswer>;
  limits: Pick<Limits, 'sendAgain'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

const usualOverlap = 24;

/** Webhooks and bots of the administrator's organisation. */
export const endpointRoutes: FastifyPluginAsyncTypebox<EndpointRoutesOptions> = async (app, options) => {
  const { endpointAdministration, deliveryLog, tryBot, sessions, limits } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/endpoints', async ({ agent }) => ({ endpoints: await endpointAdministration.list(agent.orgId) }));

  app.post('/endpoints', { schema: { body: NewEndpoint } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await endpointAdministration.add(agent.orgId, body)),
  );

  app.put('/endpoints/:id', { schema: { params: Id, body: EndpointChanges } }, ({ agent, params, body }) =>
    endpointAdministration.update(agent.orgId, params.id, body),
  );

  app.delete('/endpoints/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    await endpointAdministration.remove(agent.orgId, params.id);
    return reply.code(204).send();
  });

  app.post(
    '/endpoints/:id/secret',
    { schema: { params: Id, body: Type.Union([SecretRotation, Type.Null()]) } },
    ({ agent, params, body }) =>
      endpointAdministration.rotateSecret(agent.orgId, params.id, body?.overlapHours ?? usualOverlap),
  );

  app.post(
    '/endpoints/:id/trial',
    { schema: { params: Id, body: TrialStep } },
    ({ agent, params, body }, reply) => {
      limits.sendAgain.take(String(agent.orgId), reply);
      return tryBot(agent.orgId, params.id, body);
    },
  );

  app.post('/endpoints/:id/test', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    limits.sendAgain.take(String(agent.orgId), reply);
    const deliveryId = await deliveryLog.test(agent.orgId, params.id);
    if (deliveryId === undefined) throw new Failure('notFound');
    return reply.code(202).send({ deliveryId });
  });
};
