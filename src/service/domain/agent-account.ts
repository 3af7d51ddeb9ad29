import type { AgentStatus, SignedInAgent } from '../../contract/console';
import { Failure } from './failure';
import type { Clock, NewsBus, Secrets, Store } from './ports';
import type { Agent } from './records';

export interface AgentAccountPorts {
  store: Pick<Store, 'agents' | 'sessions' | 'widgets' | 'organisations'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
  secrets: Secrets;
}

export type AgentAccount = ReturnType<typeof createAgentAccount>;

const sessionLasts = 24 * 3_600_000;

/** An agent's way into the console: sessions and status. */
export function createAgentAccount({ store, news, clock, secrets }: AgentAccountPorts) {
  let decoy: Promise<string> | undefined;

  async function setStatus(agent: Agent, status: AgentStatus): Promise<Agent> {
    const at = clock.now();
    await store.agents.setStatus(agent.email, { status, source: 'console', at });
    await store.agents.markSeen(agent.email, at);
    news.publish({ type: 'agent', email: agent.email, orgId: agent.orgId });
    return { ...agent, status, statusSource: 'console', statusAt: at };
  }

  return {
    setStatus,

    /** Answers the new session's token, which only the cookie holds. Throws `wrongCredentials`. */
    async signIn(email: string, password: string): Promise<{ token: string; agent: Agent }> {
      const agent = await store.agents.get(email.trim().toLowerCase());
      // An unknown address takes as long as a wrong password, so that time does not tell who is an agent.
      decoy ??= secrets.hashPassword(secrets.token());
      const isRight = await secrets.isPassword(password, agent?.passwordHash ?? (await decoy));
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

    async describe(agent: Agent): Promise<SignedInAgent> {
      const organisation = await store.organisations.get(agent.orgId);
      const answered = await store.widgets.ofAgent(agent.email);
      return {
        email: agent.email,
        name: agent.name,
        status: agent.status,
        isAdministrator: agent.isAdministrator,
        organisation: organisation?.name ?? '',
        widgets: answered.map(({ widget, agent: { alias, avatarUrl } }) => ({
          widgetId: widget.id,
          name: widget.name,
          alias,
          ...(avatarUrl ? { avatarUrl } : {}),
        })),
      };
    },
  };
}
