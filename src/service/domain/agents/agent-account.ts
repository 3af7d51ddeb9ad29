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
}

export type AgentAccount = ReturnType<typeof createAgentAccount>;

const sessionLasts = 24 * 3_600_000;

/** An agent's way into the console: sessions and status. */
export function createAgentAccount({ store, clock, secrets, changeStatus }: AgentAccountPorts) {
  let decoy: Promise<string> | undefined;

  async function setStatus(agent: Agent, status: AgentStatus): Promise<Agent> {
    await store.agents.markSeen(agent.email, clock.now());
    return (await changeStatus(agent.email, { status, source: 'console' })) ?? agent;
  }

  return {
    setStatus,

    /** Answers the new session's token, which only the cookie holds. Throws `wrongCredentials`. */
    async signIn(
      email: string,
      password: string,
      { isUrgent = false } = {},
    ): Promise<{ token: string; agent: Agent }> {
      const agent = await store.agents.get(email.trim().toLowerCase());
      // An unknown address takes as long as a wrong password, so that time does not tell who is an agent.
      decoy ??= secrets.hashPassword(secrets.token());
      const isRight = await secrets.isPassword(password, agent?.passwordHash ?? (await decoy), isUrgent);
      if (!agent || !isRight) throw new Failure('wrongCredentials');
      const token = secrets.token();
      const createdAt = clock.now();
      const id = secrets.digest(token);
      await store.sessions.add({
        id,
        agentEmail: agent.email,
        createdAt,
        expiresAt: createdAt + sessionLasts,
      });
      return { token, agent };
    },

    async signedIn(token: string): Promise<Agent | undefined> {
      const session = await store.sessions.get(secrets.digest(token), clock.now());
      return session && store.agents.get(session.agentEmail);
    },

    async signOut(token: string): Promise<void> {
      await store.sessions.remove(secrets.digest(token));
    },
  };
}
