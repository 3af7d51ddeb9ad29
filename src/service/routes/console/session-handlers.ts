import type { signInOperations } from '../../../operations/console/sign-in';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { ConsolePresence } from '../../domain/agents/console-presence';
import type { DescribeAgent } from '../../domain/cases/console/describe-agent';
import type { ConsoleSessions } from '../../http/console-session';
import type { Handlers } from '../../http/serve';
import type { SessionStart } from './session-start';
import type { SignInGuard } from './sign-in-guard';

export interface SessionPorts {
  account: AgentAccount;
  startSession: SessionStart;
  describeAgent: DescribeAgent;
  sessions: ConsoleSessions;
  presence: Pick<ConsolePresence, 'notePoll' | 'forgetPoll'>;
  guarded: SignInGuard;
}

type Operations = Pick<typeof signInOperations, 'signIn' | 'readSession' | 'signOut' | 'setStatus'>;

/** Signing in and out, and the agent's status. */
export function sessionHandlers(ports: SessionPorts): Handlers<Operations> {
  const { account, startSession, describeAgent, sessions, presence, guarded } = ports;
  return {
    async signIn(request, reply) {
      const { email, password, code } = request.body;
      const { agent } = await guarded(request, reply, async (isKnown) => {
        const details = { isUrgent: isKnown, code, userAgent: request.headers['user-agent'] };
        const session = await account.signIn(email, password, details);
        await startSession(request, reply, { ...session, isKnown });
        return session;
      });
      return describeAgent(agent);
    },
    readSession({ agent }) {
      presence.notePoll(agent.email);
      return describeAgent(agent);
    },
    async signOut(request, reply) {
      const token = sessions.tokenOf(request);
      const email = token === undefined ? undefined : await account.signOut(token);
      if (email !== undefined) presence.forgetPoll(email);
      sessions.end(reply);
    },
    setStatus: async ({ agent, body }) => describeAgent(await account.setStatus(agent, body)),
  };
}
