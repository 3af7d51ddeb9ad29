import type { FastifyReply, FastifyRequest } from 'fastify';
import type { provisioningOperations } from '../../../operations/v1/provisioning';
import type { KeptAnswer, ProvisioningCall } from '../../domain/provisioning/idempotency';
import type { ProvisionedWidgets } from '../../domain/provisioning/provisioned-widgets';
import type { Users } from '../../domain/provisioning/users';
import { createChanging } from '../../domain/shares/changing';
import { createReadingByKeys } from '../../domain/shares/reading-by-keys';
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
  const changing = createChanging();
  const reading = createReadingByKeys();

  function read<Answer>(orgId: number, work: () => Promise<Answer>): Promise<Answer> {
    return reading.inTurn({ share: String(orgId) }, work);
  }

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (call: ProvisioningCall) => Promise<KeptAnswer>,
  ) {
    const call = callOf(request);
    return answer(reply, await changing.inTurn({ share: String(call.orgId) }, () => work(call)));
  }

  return {
    createUser: (request, reply) => change(request, reply, (call) => users.create(call, request.body)),
    getUser: ({ orgId, query }) => read(orgId, () => users.get(orgId, emailOf(query))),
    updateUser: (request, reply) => change(request, reply, (call) => users.update(call, request.body)),
    deleteUser: (request, reply) =>
      change(request, reply, (call) => users.remove(call, emailOf(request.query))),

    provisionWidget: (request, reply) => change(request, reply, (call) => widgets.create(call, request.body)),
    getProvisionedWidget: ({ orgId, query }) =>
      read(orgId, () => widgets.get(orgId, query.uuid, emailOf(query))),
    updateProvisionedWidget: (request, reply) =>
      change(request, reply, (call) => widgets.update(call, request.body.uuid, request.body)),
    deleteProvisionedWidget: (request, reply) =>
      change(request, reply, (call) => widgets.remove(call, request.query.uuid, emailOf(request.query))),
  };
}

/** A raw plus in a query is read as a space, which no address contains. https://url.spec.whatwg.org/#urlencoded-parsing */
function emailOf({ email }: { email: string }): string {
  return email.replaceAll(' ', '+');
}
