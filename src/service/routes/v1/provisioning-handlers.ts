import type { provisioningOperations } from '../../../operations/v1/provisioning';
import type { ProvisionedWidgets } from '../../domain/provisioning/provisioned-widgets';
import type { Users } from '../../domain/provisioning/users';
import type { Handlers } from '../../http/serve';
import { answer, callOf } from './provisioning-call';

export interface ProvisioningPorts {
  users: Users;
  provisionedWidgets: ProvisionedWidgets;
}

/** Users and widgets, by a provisioning key. */
export function provisioningHandlers({
  users,
  provisionedWidgets: widgets,
}: ProvisioningPorts): Handlers<typeof provisioningOperations> {
  return {
    createUser: async (request, reply) => answer(reply, await users.create(callOf(request), request.body)),
    getUser: ({ orgId, query }) => users.get(orgId, emailOf(query)),
    updateUser: async (request, reply) => answer(reply, await users.update(callOf(request), request.body)),
    deleteUser: async (request, reply) =>
      answer(reply, await users.remove(callOf(request), emailOf(request.query))),

    provisionWidget: async (request, reply) =>
      answer(reply, await widgets.create(callOf(request), request.body)),
    getProvisionedWidget: ({ orgId, query }) => widgets.get(orgId, query.uuid, query.email),
    updateProvisionedWidget: async (request, reply) =>
      answer(reply, await widgets.update(callOf(request), request.body.uuid, request.body)),
    deleteProvisionedWidget: async (request, reply) =>
      answer(reply, await widgets.remove(callOf(request), request.query.uuid, request.query.email)),
  };
}

/** A raw plus in a query is read as a space, which no address contains. https://url.spec.whatwg.org/#urlencoded-parsing */
function emailOf({ email }: { email: string }): string {
  return email.replaceAll(' ', '+');
}
