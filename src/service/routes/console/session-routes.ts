import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { longestEmail, longestPassword } from '../../../contract/limits';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { DescribeAgent } from '../../domain/cases/console/describe-agent';
import { Failure } from '../../domain/failure';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limiter } from '../../http/limiter';
import { Status } from '../../schemas/agents-and-logs';

export interface SessionRoutesOptions {
  account: AgentAccount;
  describeAgent: DescribeAgent;
  sessions: ConsoleSessions;
  /** Of failed tries: by address, and by the e-mail tried. */
  limits: { signInByAddress: Limiter; signInByEmail: Limiter };
}

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: longestEmail }),
  password: Type.String({ minLength: 1, maxLength: longestPassword }),
});
const NewStatus = Type.Object({ status: Status });

/** Signing in and out, and the agent's status. */
export const sessionRoutes: FastifyPluginAsyncTypebox<SessionRoutesOptions> = async (app, options) => {
  const { account, describeAgent, sessions, limits } = options;

  app.post('/session', { schema: { body: Credentials } }, async (request, reply) => {
    const { email, password } = request.body;
    const tried = email.trim().toLowerCase();
    limits.signInByAddress.check(request.ip, reply);
    limits.signInByEmail.check(tried, reply);
    try {
      const { token, agent } = await account.signIn(email, password);
      sessions.begin(reply, token);
      return await describeAgent(agent);
    } catch (error) {
      if (error instanceof Failure && error.reason === 'wrongCredentials') {
        limits.signInByAddress.count(request.ip);
        limits.signInByEmail.count(tried);
      }
      throw error;
    }
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
