import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AgentAdministration } from '../../../domain/agents/account/agent-administration';
import type { Agent } from '../../../domain/agents/agents';
import type { ConsoleSessions } from '../../../http/console-session';
import { mailboxOf, type Limits } from '../../../http/limits/limits';
import { ChangedAgent, InvitedAgent } from '../../../schemas/agents';

export interface AgentRoutesOptions {
  agentAdministration: AgentAdministration;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'linkToRecipient' | 'linkOfOrganisation'>;
}

const params = Type.Object({ email: Type.String({ maxLength: 300 }) });

/** The agents of the administrator's organisation. */
export const agentRoutes: FastifyPluginAsyncTypebox<AgentRoutesOptions> = async (app, options) => {
  const { agentAdministration: agents, sessions, limits } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  /** Whoever is an administrator of anything could have the service write to anybody. */
  function takeLink({ orgId }: Agent, email: string, reply: FastifyReply): void {
    limits.linkOfOrganisation.take(String(orgId), reply);
    limits.linkToRecipient.take(mailboxOf(email.trim().toLowerCase()), reply);
  }

  app.get('/agents', ({ agent }) => agents.list(agent.orgId));

  app.post('/agents', { schema: { body: InvitedAgent } }, async ({ agent, body }, reply) => {
    takeLink(agent, body.email, reply);
    return reply.code(201).send(await agents.invite(agent, body));
  });

  app.put('/agents/:email', { schema: { params, body: ChangedAgent } }, async (request, reply) => {
    await agents.change(request.agent, request.params.email, request.body);
    return reply.code(204).send();
  });

  app.delete('/agents/:email', { schema: { params } }, async (request, reply) => {
    await agents.remove(request.agent, request.params.email);
    return reply.code(204).send();
  });

  app.post('/agents/:email/password-link', { schema: { params } }, async (request, reply) => {
    takeLink(request.agent, request.params.email, reply);
    return reply.code(201).send(await agents.resetPassword(request.agent, request.params.email));
  });

  app.delete('/agents/:email/second-factor', { schema: { params } }, async (request, reply) => {
    await agents.removeSecondFactor(request.agent, request.params.email);
    return reply.code(204).send();
  });

  app.delete('/agents/:email/sessions', { schema: { params } }, async (request, reply) => {
    await agents.endSessions(request.agent, request.params.email);
    return reply.code(204).send();
  });
};
