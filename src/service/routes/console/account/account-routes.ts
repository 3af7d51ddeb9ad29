import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnAccounts } from '../../../domain/agents/account/own-account';
import { Failure } from '../../../domain/failure';
import type { Secrets } from '../../../domain/ports';
import { addressOf } from '../../../http/address-of';
import type { ConsoleSessions } from '../../../http/console-session';
import { takeSignIn } from '../../../http/limits/sign-in-limits';
import { ConfirmingCode, OwnPassword, PasswordChange } from '../../../schemas/account';

export interface AccountRoutesOptions {
  ownAccounts: OwnAccounts;
  sessions: ConsoleSessions;
  secrets: Pick<Secrets, 'digest'>;
  limits: Parameters<typeof takeSignIn>[0];
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** The account of the agent who is signed in, and no other. */
export const accountRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, options) => {
  const { ownAccounts, sessions, secrets, limits } = options;
  app.addHook('onRequest', sessions.readAgent);

  function sessionOf(request: FastifyRequest): string {
    return secrets.digest(sessions.tokenOf(request) ?? '');
  }

  /** Whoever has the session alone guesses the password no faster here than where one signs in. */
  async function guarded<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const by = { address: addressOf(request), account: request.agent.email, browser: undefined };
    const giveBack = takeSignIn(limits, by, reply);
    try {
      const answer = await work();
      giveBack();
      return answer;
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'wrongPassword')) giveBack();
      throw error;
    }
  }

  app.get('/account', ({ agent }) => ownAccounts.describe(agent));

  app.put('/account/password', { schema: { body: PasswordChange } }, async (request, reply) => {
    const { currentPassword: from, password: to } = request.body;
    const change = { from, to, sessionId: sessionOf(request) };
    await guarded(request, reply, () => ownAccounts.changePassword(request.agent, change));
    return reply.code(204).send();
  });

  app.delete('/account/open-id', async ({ agent }, reply) => {
    await ownAccounts.unlinkOpenId(agent);
    return reply.code(204).send();
  });

  app.get('/account/sessions', async (request) => ({
    sessions: await ownAccounts.sessions(request.agent, sessionOf(request)),
  }));

  app.delete('/account/sessions', async (request, reply) => {
    await ownAccounts.endOthers(request.agent, sessionOf(request));
    return reply.code(204).send();
  });

  app.delete('/account/sessions/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    await ownAccounts.endSession(agent, params.id);
    return reply.code(204).send();
  });

  app.post('/account/second-factor', { schema: { body: OwnPassword } }, async (request, reply) => {
    const { agent, body } = request;
    const begun = await guarded(request, reply, () => ownAccounts.beginSecondFactor(agent, body.password));
    return reply.code(201).send(begun);
  });

  app.put('/account/second-factor', { schema: { body: ConfirmingCode } }, ({ agent, body }) =>
    ownAccounts.confirmSecondFactor(agent, body.code.trim()),
  );

  app.post('/account/second-factor/off', { schema: { body: OwnPassword } }, async (request, reply) => {
    const { agent, body } = request;
    await guarded(request, reply, () => ownAccounts.removeSecondFactor(agent, body.password));
    return reply.code(204).send();
  });
};
