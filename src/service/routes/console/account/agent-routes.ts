import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { AgentAdministration } from '../../../domain/agents/account/agent-administration';
import type { ConsoleSessions } from '../../../http/console-session';
import { ChangedAgent, InvitedAgent } from '../../../schemas/agents';

export interface AgentRoutesOptions {
  agentAdministration: AgentAdministration;
  sessions: ConsoleSessions;
}

const params = Type.Object({ email: Type.String({ maxLength: 300 }) });

/** The agents of the administrator's organisation. */
export const agentRoutes: FastifyPluginAsyncTypebox<AgentRoutesOptions> = async (app, options) => {
  const { agentAdministration: agents, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/agents', ({ agent }) => agents.list(agent.orgId));

  app.post('/agents', { schema: { body: InvitedAgent } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await agents.invite(agent, body)),
  );

  app.put('/agents/:email', { schema: { params, body: ChangedAgent } }, async (request, reply) => {
    await agents.change(request.agent, request.params.email, request.body);
    return reply.code(204).send();
  });

  app.delete('/agents/:email', { schema: { params } }, async (request, reply) => {
    await agents.remove(request.agent, request.params.email);
    return reply.code(204).send();
  });

  app.post('/agents/:email/password-link', { schema: { params } }, async (request, reply) =>
    reply.code(201).send(await agents.resetPassword(request.agent, request.params.email)),
  );

  app.delete('/agents/:email/second-factor', { schema: { params } }, async (request, reply) => {
    await agents.removeSecondFactor(request.agent, request.params.email);
    return reply.code(204).send();
  });

  app.delete('/agents/:email/sessions', { schema: { params } }, async (request, reply) => {
    await agents.endSessions(request.agent, request.params.email);
    return reply.code(204).send();
  });
};
