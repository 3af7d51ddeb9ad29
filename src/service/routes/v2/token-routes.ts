import type { FastifyInstance } from 'fastify';
import { agentStatusOperations } from '../../../operations/v2/agent-status';
import { logsExportOperations } from '../../../operations/v2/logs-export';
import { answerErrors, jsonErrors } from '../../http/errors';
import { readJsonBodies } from '../../http/input/json-bodies';
import { addKeyCaller, type KeyCallerOptions } from '../../http/key-caller';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { serve } from '../../http/serve';
import { tokenHandlers, type TokenPorts } from './token-handlers';

export type TokenRoutesOptions = KeyCallerOptions & TokenPorts & { limits: Limits };

/** Sections "Agent status (v2)" and "Logs export (v2)" of the interface. */
export async function tokenRoutes(app: FastifyInstance, options: TokenRoutesOptions): Promise<void> {
  app.setErrorHandler(answerErrors(jsonErrors));
  readJsonBodies(app);
  const refuseOtherMethods = collectMethods(app);
  serve(app, { ...agentStatusOperations, ...logsExportOperations }, tokenHandlers(options), {
    ...addKeyCaller(app, 'token', options),
    limits: options.limits,
    callerOf: ({ orgId }) => ({ orgId }),
  });
  refuseOtherMethods();
}
