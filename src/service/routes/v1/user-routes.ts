import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Users } from '../../domain/provisioning/users';
import { ChangedUser, NewUser, WhichUser } from '../../schemas/provisioning';
import { answer, callOf } from './provisioning-call';

export interface UserRoutesOptions {
  users: Users;
}

const url = '/api/v1/user.json';
const [read, write] = [{ scope: 'users:read' }, { scope: 'users:write' }] as const;

export const userRoutes: FastifyPluginAsyncTypebox<UserRoutesOptions> = async (app, { users }) => {
  app.put(url, { schema: { body: NewUser }, config: write }, async (request, reply) =>
    answer(reply, await users.create(callOf(request), request.body)),
  );
  app.get(url, { schema: { querystring: WhichUser }, config: read }, (request) =>
    users.get(request.orgId, addressOf(request.query)),
  );
  app.post(url, { schema: { body: ChangedUser }, config: write }, async (request, reply) =>
    answer(reply, await users.update(callOf(request), request.body)),
  );
  app.delete(url, { schema: { querystring: WhichUser }, config: write }, async (request, reply) =>
    answer(reply, await users.remove(callOf(request), addressOf(request.query))),
  );
};

/** A raw plus reads as a blank in a query, and no address holds one. https://url.spec.whatwg.org/#urlencoded-parsing */
function addressOf({ email }: { email: string }): string {
  return email.replaceAll(' ', '+');
}
