import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SetByEndpoint } from '../../domain/agents/status-by-endpoint';
import { StatusOrder } from '../../schemas/agents-and-logs';

export interface AgentStatusRouteOptions {
  setByEndpoint: SetByEndpoint;
}

export const agentStatusRoute: FastifyPluginAsyncTypebox<AgentStatusRouteOptions> = async (app, options) => {
  const config = { scope: 'status:write' } as const;
  app.post('/api/v2/agentstatus', { schema: { body: StatusOrder }, config }, (request) => {
    const { agent_id: agentId, status, sub_status: subStatus } = request.body;
    const order = { agentId, status, ...(subStatus === undefined ? {} : { subStatus }) };
    return options.setByEndpoint(request.orgId, order);
  });
};
