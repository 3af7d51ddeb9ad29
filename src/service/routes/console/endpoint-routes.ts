import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DeliveryLog } from '../../domain/delivery-log';
import type { EndpointDesk } from '../../domain/endpoint-desk';
import { Failure } from '../../domain/failure';
import type { ConsoleSessions } from '../../http/console-session';

export interface EndpointRoutesOptions {
  endpointDesk: EndpointDesk;
  deliveryLog: Pick<DeliveryLog, 'test'>;
  sessions: ConsoleSessions;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Url = Type.String({ minLength: 1, maxLength: 2_048 });
const Token = Type.String({ maxLength: 999 });
const profile = {
  avatarUrl: Type.Optional(Type.String({ maxLength: 2_048, pattern: '^(https?://\\S+)?$' })),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
};
const Alias = Type.String({ minLength: 1, maxLength: 100 });

const NewEndpoint = Type.Object({
  purpose: Type.Enum(['agentStatus', 'caseEvents', 'bot']),
  widgetId: Type.Optional(Type.String({ maxLength: 100 })),
  url: Url,
  token: Type.Optional(Token),
  bot: Type.Optional(
    Type.Object({ email: Type.Optional(Type.String({ maxLength: 99 })), alias: Alias, ...profile }),
  ),
});
const EndpointChanges = Type.Object({
  url: Type.Optional(Url),
  token: Type.Optional(Token),
  isEnabled: Type.Optional(Type.Boolean()),
  bot: Type.Optional(Type.Object({ alias: Type.Optional(Alias), ...profile })),
});
const Rotation = Type.Object({
  overlapHours: Type.Optional(Type.Number({ minimum: 0, maximum: 720 })),
});

const usualOverlap = 24;

/** Webhooks and bots of the administrator's organisation. */
export const endpointRoutes: FastifyPluginAsyncTypebox<EndpointRoutesOptions> = async (app, options) => {
  const { endpointDesk, deliveryLog, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/endpoints', async ({ agent }) => ({ endpoints: await endpointDesk.list(agent.orgId) }));

  app.post('/endpoints', { schema: { body: NewEndpoint } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await endpointDesk.add(agent.orgId, body)),
  );

  app.put('/endpoints/:id', { schema: { params: Id, body: EndpointChanges } }, ({ agent, params, body }) =>
    endpointDesk.update(agent.orgId, params.id, body),
  );

  app.delete('/endpoints/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    await endpointDesk.remove(agent.orgId, params.id);
    return reply.code(204).send();
  });

  app.post(
    '/endpoints/:id/secret',
    { schema: { params: Id, body: Type.Union([Rotation, Type.Null()]) } },
    ({ agent, params, body }) =>
      endpointDesk.rotateSecret(agent.orgId, params.id, body?.overlapHours ?? usualOverlap),
  );

  app.post('/endpoints/:id/test', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    const deliveryId = await deliveryLog.test(agent.orgId, params.id);
    if (deliveryId === undefined) throw new Failure('notFound');
    return reply.code(202).send({ deliveryId });
  });
};
