import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { longestEmail, longestPassword } from '../../../contract/limits';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { DescribeAgent } from '../../domain/cases/console/describe-agent';
import { Failure } from '../../domain/failure';
import type { KnownBrowsers } from '../../domain/access/known-browsers';
import { addressOf } from '../../http/address-of';
import type { ConsoleSessions } from '../../http/console-session';
import { takeSignIn } from '../../http/limits/sign-in-limits';
import type { SessionStart } from './session-start';
import { Status } from '../../schemas/agents-and-logs';

export interface SessionRoutesOptions {
  account: AgentAccount;
  startSession: SessionStart;
  describeAgent: DescribeAgent;
  sessions: ConsoleSessions;
  knownBrowsers: KnownBrowsers;
  limits: Parameters<typeof takeSignIn>[0];
}

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: longestEmail }),
  password: Type.String({ minLength: 1, maxLength: longestPassword }),
  code: Type.Optional(Type.String({ maxLength: 40, description: 'Of the second factor.' })),
});
const NewStatus = Type.Object({ status: Status });

/** Signing in and out, and the agent's status. */
export const sessionRoutes: FastifyPluginAsyncTypebox<SessionRoutesOptions> = async (app, options) => {
  const { account, startSession, describeAgent, sessions, knownBrowsers, limits } = options;

  app.post('/session', { schema: { body: Credentials } }, async (request, reply) => {
    const { email, password } = request.body;
    const tried = email.trim().toLowerCase();
    const browser = await knownBrowsers.recognise(sessions.browserOf(request), tried);
    const address = addressOf(request);
    const giveBack = takeSignIn(limits, { address, account: tried, browser }, reply);
    const { token, agent } = await account
      .signIn(email, password, {
        isUrgent: browser !== undefined,
        code: request.body.code,
        userAgent: request.headers['user-agent'],
      })
      .catch((error: unknown) => {
        const isWrong = error instanceof Failure && ['wrongCredentials', 'wrongCode'].includes(error.reason);
        if (!isWrong) giveBack();
        throw error;
      });
    giveBack();
    await startSession(request, reply, { token, agent, isKnown: browser !== undefined });
    return describeAgent(agent);
  });

  app.get('/session', { onRequest: sessions.readAgent }, (request) => describeAgent(request.agent));

  app.delete('/session', async (request, reply) => {
    const token = sessions.tokenOf(request);
    if (token !== undefined) await account.signOut(token);
    sessions.end(reply);
    return reply.code(204).send();
  });

  app.put('/status', { schema: { body: NewStatus }, onRequest: sessions.readAgent }, async (request) =>
    describeAgent(await account.setStatus(request.agent, request.body.status)),
  );
};
