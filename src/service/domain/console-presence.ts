import type { Agents, Clock, NewsBus } from './ports';

export type ConsolePresence = ReturnType<typeof createConsolePresence>;

/** A console that has been gone for so long sets its agent to `pause`. */
const goneAfter = 120_000;

/** Which agents have a console open here, and the end of those whose console is gone everywhere. */
export function createConsolePresence(ports: {
  agents: Pick<Agents, 'markSeen' | 'gone' | 'setStatus'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
}) {
  const { agents, news, clock } = ports;
  const open = new Map<string, number>();

  return {
    /** A console of the agent opened its stream; answers what to call when it closed. */
    async enter(email: string): Promise<() => void> {
      open.set(email, (open.get(email) ?? 0) + 1);
      await agents.markSeen(email, clock.now());
      return () => {
        const left = (open.get(email) ?? 1) - 1;
        if (left > 0) open.set(email, left);
        else open.delete(email);
      };
    },

    async refresh(): Promise<void> {
      for (const email of open.keys()) await agents.markSeen(email, clock.now());
    },

    async pauseGone(): Promise<void> {
      const now = clock.now();
      for (const agent of await agents.gone(now - goneAfter)) {
        await agents.setStatus(agent.email, { status: 'pause', source: 'console', at: now });
        news.publish({ type: 'agent', email: agent.email, orgId: agent.orgId });
      }
    },
  };
}
