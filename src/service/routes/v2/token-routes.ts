import type { FastifyInstance } from 'fastify';
import { answerErrors, jsonErrors } from '../../http/errors';
import { readJsonBodies } from '../../http/input/json-bodies';
import { addKeyCaller, type KeyCallerOptions } from '../../http/key-caller';
import { collectMethods } from '../../http/other-methods';
import { agentStatusRoute, type AgentStatusRouteOptions } from './agent-status-route';
import { logsRoute, type LogsRouteOptions } from './logs-route';

export type TokenRoutesOptions = KeyCallerOptions & AgentStatusRouteOptions & LogsRouteOptions;

/** What an API token opens: sections "Agent status (v2)" and "Logs export (v2)" of the interface. */
export async function tokenRoutes(app: FastifyInstance, options: TokenRoutesOptions): Promise<void> {
  app.setErrorHandler(answerErrors(jsonErrors));
  readJsonBodies(app);
  const refuseOtherMethods = collectMethods(app);
  await app.register(async (scope) => {
    addKeyCaller(scope, 'token', options);
    await scope.register(agentStatusRoute, options);
    await scope.register(logsRoute, options);
  });
  refuseOtherMethods();
}
