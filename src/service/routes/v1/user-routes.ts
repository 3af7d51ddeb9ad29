import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Users } from '../../domain/users';
import { answer, callOf } from './provisioning-call';

export interface UserRoutesOptions {
  users: Users;
}

const name = Type.String({ minLength: 1, maxLength: 99 });
const optional = {
  accountType: Type.Optional(
    Type.String({ description: 'Case-sensitive: trial, biz, entr, prem or enterprise.' }),
  ),
  phone: Type.Optional(Type.String({ maxLength: 50 })),
};
const password = Type.String({ minLength: 5, maxLength: 99 });
const email = Type.String({ description: 'Fewer than 100 characters; converted to lower case.' });

const NewUser = Type.Object({
  email,
  name,
  password,
  ...optional,
  templateId: Type.Optional(
    Type.String({ maxLength: 99, description: 'E-mail of the user whose account type the new one gets.' }),
  ),
});
const ChangedUser = Type.Object({ email, name, password: Type.Optional(password), ...optional });
const WhichUser = Type.Object({ email });

const url = '/api/v1/user.json';

export const userRoutes: FastifyPluginAsyncTypebox<UserRoutesOptions> = async (app, { users }) => {
  app.put(url, { schema: { body: NewUser } }, async (request, reply) =>
    answer(reply, await users.create(callOf(request), request.body)),
  );
  app.get(url, { schema: { querystring: WhichUser } }, (request) =>
    users.get(request.orgId, request.query.email),
  );
  app.post(url, { schema: { body: ChangedUser } }, async (request, reply) =>
    answer(reply, await users.update(callOf(request), request.body)),
  );
  app.delete(url, { schema: { querystring: WhichUser } }, async (request, reply) =>
    answer(reply, await users.remove(callOf(request), request.query.email)),
  );
};
