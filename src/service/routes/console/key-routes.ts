import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Keyring } from '../../domain/access/keyring';
import type { ConsoleSessions } from '../../http/console-session';
import { clean } from '../../http/input/parameters';
import { KeyOrder } from '../../schemas/administration';

export interface KeyRoutesOptions {
  keyring: Keyring;
  sessions: ConsoleSessions;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Keys and tokens of the administrator's organisation. */
export const keyRoutes: FastifyPluginAsyncTypebox<KeyRoutesOptions> = async (app, { keyring, sessions }) => {
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/keys', ({ agent }) => keyring.list(agent.orgId));

  app.post('/keys', { schema: { body: KeyOrder } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await keyring.add(agent.orgId, { ...body, name: clean(body.name ?? '') })),
  );

  app.delete('/keys/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    await keyring.revoke(agent.orgId, params.id);
    return reply.code(204).send();
  });
};
