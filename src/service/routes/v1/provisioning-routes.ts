import type { FastifyInstance } from 'fastify';
import { answerErrors, jsonErrors } from '../../http/errors';
import { readJsonBodies } from '../../http/input/json-bodies';
import { addKeyCaller, type KeyCallerOptions } from '../../http/key-caller';
import { collectMethods } from '../../http/other-methods';
import { userRoutes, type UserRoutesOptions } from './user-routes';
import { widgetRoutes, type WidgetRoutesOptions } from './widget-routes';

export type ProvisioningRoutesOptions = KeyCallerOptions & UserRoutesOptions & WidgetRoutesOptions;

/** Provisioning v1, section "Provisioning interface (v1)" of the interface. */
export async function provisioningRoutes(
  app: FastifyInstance,
  options: ProvisioningRoutesOptions,
): Promise<void> {
  app.setErrorHandler(answerErrors(jsonErrors));
  readJsonBodies(app);
  const refuseOtherMethods = collectMethods(app);
  await app.register(async (scope) => {
    addKeyCaller(scope, 'provisioning', options);
    await scope.register(userRoutes, options);
    await scope.register(widgetRoutes, options);
  });
  refuseOtherMethods();
}
