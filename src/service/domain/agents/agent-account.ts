import type { AgentStatus } from '../../../contract/console';
import { Failure } from '../failure';
import type { Agent } from './agents';
import type { AgentStore } from './tables';
import type { Clock, Secrets } from '../ports';
import type { ChangeStatus } from './status-change';

export interface AgentAccountPorts {
  store: Pick<AgentStore, 'agents' | 'sessions'>;
  clock: Clock;
  secrets: Secrets;
  changeStatus: ChangeStatus;
  checkSecondFactor(email: string, code: string | undefined, isKnown: boolean): Promise<void>;
}

export interface SignInDetails {
  /** By a browser that the account knows. */
  isUrgent?: boolean;
  /** Of the second factor. */
  code?: string | undefined;
  userAgent?: string | undefined;
}

export type AgentAccount = ReturnType<typeof createAgentAccount>;

const sessionLasts = 24 * 3_600_000;
const longestUserAgent = 500;

/** An agent's way into the console: sessions and status. */
export function createAgentAccount(ports: AgentAccountPorts) {
  const { store, clock, secrets, changeStatus, checkSecondFactor } = ports;
  let decoy: Promise<string> | undefined;

  async function setStatus(agent: Agent, status: AgentStatus): Promise<Agent> {
    await store.agents.markSeen(agent.email, clock.now());
    return (await changeStatus(agent.email, { status, source: 'console' })) ?? agent;
  }

  async function begin(agent: Agent, userAgent = ''): Promise<{ token: string; agent: Agent }> {
    const token = secrets.token();
    const createdAt = clock.now();
    await store.sessions.add({
      id: secrets.digest(token),
      agentEmail: agent.email,
      createdAt,
      expiresAt: createdAt + sessionLasts,
      userAgent: userAgent.slice(0, longestUserAgent),
    });
    return { token, agent };
  }

  return {
    setStatus,

    /** Answers the new session's token, which only the cookie holds. Throws `wrongCredentials`, `codeRequired`, `wrongCode`. */
    async signIn(
      email: string,
      password: string,
      { isUrgent = false, code, userAgent = '' }: SignInDetails = {},
    ): Promise<{ token: string; agent: Agent }> {
      const agent = await store.agents.get(email.trim().toLowerCase());
      // An unknown address takes as long as a wrong password, so that time does not tell who is an agent.
      decoy ??= secrets.hashPassword(secrets.token());
      const isRight = await secrets.isPassword(password, agent?.passwordHash || (await decoy), isUrgent);
      if (!agent || !isRight) throw new Failure('wrongCredentials');
      await checkSecondFactor(agent.email, code, isUrgent);
      return begin(agent, userAgent);
    },

    /** For whom another service vouches. */
    begin,

    async signedIn(token: string): Promise<Agent | undefined> {
      const session = await store.sessions.get(secrets.digest(token), clock.now());
      return session && store.agents.get(session.agentEmail);
    },

    async signOut(token: string): Promise<void> {
      await store.sessions.remove(secrets.digest(token));
    },
  };
}
