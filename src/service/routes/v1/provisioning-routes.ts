import type { FastifyInstance } from 'fastify';
import { provisioningOperations } from '../../../operations/v1/provisioning';
import { answerErrors, jsonErrors } from '../../http/errors';
import { removeNulls } from '../../http/input/remove-nulls';
import { bytesOf } from '../../http/input/bytes-of';
import { readJsonBodies } from '../../http/input/json-bodies';
import { addKeyCaller, type KeyCallerOptions } from '../../http/key-caller';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { serve } from '../../http/serve';
import { provisioningHandlers, type ProvisioningPorts } from './provisioning-handlers';

export type ProvisioningRoutesOptions = KeyCallerOptions & ProvisioningPorts & { limits: Limits };

/** Provisioning v1, section "Provisioning interface (v1)" of the interface. */
export async function provisioningRoutes(
  app: FastifyInstance,
  options: ProvisioningRoutesOptions,
): Promise<void> {
  app.setErrorHandler(answerErrors(jsonErrors));
  readJsonBodies(app);
  app.addHook('preValidation', async ({ body, routeOptions }) =>
    removeNulls(body, routeOptions.config.operation?.body),
  );
  const refuseOtherMethods = collectMethods(app);
  serve(app, provisioningOperations, provisioningHandlers(options), {
    ...addKeyCaller(app, 'provisioning', options),
    limits: options.limits,
    countChange: (request) => options.limits.bytesOfIntegrations.use(String(request.orgId), bytesOf(request)),
    callerOf: ({ orgId }) => ({ orgId }),
  });
  refuseOtherMethods();
}
