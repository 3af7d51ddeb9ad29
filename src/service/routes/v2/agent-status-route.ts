import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SetByEndpoint } from '../../domain/status-by-endpoint';

export interface AgentStatusRouteOptions {
  setByEndpoint: SetByEndpoint;
}

const Status = Type.Enum(['online', 'pause']);
const Order = Type.Object({
  agent_id: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  status: Status,
  sub_status: Type.Optional(Type.String({ maxLength: 200 })),
});

export const agentStatusRoute: FastifyPluginAsyncTypebox<AgentStatusRouteOptions> = async (app, options) => {
  app.post('/api/v2/agentstatus', { schema: { body: Order } }, (request) => {
    const { agent_id: agentId, status, sub_status: subStatus } = request.body;
    const order = { agentId, status, ...(subStatus === undefined ? {} : { subStatus }) };
    return options.setByEndpoint(request.orgId, order);
  });
};
