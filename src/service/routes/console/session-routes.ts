import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { DescribeAgent } from '../../domain/cases/console/describe-agent';
import type { ConsoleSessions } from '../../http/console-session';
import type { SessionStart } from './session-start';
import type { SignInGuard } from './sign-in-guard';
import { Status } from '../../schemas/agents-and-logs';
import { Credentials } from '../../schemas/security';

export interface SessionRoutesOptions {
  account: AgentAccount;
  startSession: SessionStart;
  describeAgent: DescribeAgent;
  sessions: ConsoleSessions;
  guarded: SignInGuard;
}

const SignIn = Type.Object({
  ...Credentials.properties,
  code: Type.Optional(Type.String({ maxLength: 40, description: 'Of the second factor.' })),
});
const NewStatus = Type.Object({ status: Status });

/** Signing in and out, and the agent's status. */
export const sessionRoutes: FastifyPluginAsyncTypebox<SessionRoutesOptions> = async (app, options) => {
  const { account, startSession, describeAgent, sessions, guarded } = options;

  app.post('/session', { schema: { body: SignIn } }, async (request, reply) => {
    const { email, password, code } = request.body;
    const { agent } = await guarded(request, reply, async (isKnown) => {
      const details = { isUrgent: isKnown, code, userAgent: request.headers['user-agent'] };
      const session = await account.signIn(email, password, details);
      await startSession(request, reply, { ...session, isKnown });
      return session;
    });
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
