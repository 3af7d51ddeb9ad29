import type { Agent, Agents } from './agents';
import type { Clock } from '../ports';
import type { ChangeStatus } from './status-change';

export type ConsolePresence = ReturnType<typeof createConsolePresence>;

/** A console that has been gone for so long sets its agent to `pause`. */
const goneAfter = 120_000;

/** Which agents have a console open here, and the end of those whose console is gone everywhere. */
export function createConsolePresence(ports: {
  agents: Pick<Agents, 'markSeen' | 'gone'>;
  clock: Clock;
  changeStatus: ChangeStatus;
}) {
  const { agents, clock, changeStatus } = ports;
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
      const before = clock.now() - goneAfter;
      // Judged again under the lock: the console may be back, or another instance have been first.
      function isGone({ status, statusSource, statusAt, consoleSeenAt = 0 }: Agent) {
        return (
          status === 'online' && statusSource === 'console' && Math.max(statusAt, consoleSeenAt) < before
        );
      }
      for (const { email } of await agents.gone(before)) {
        await changeStatus(email, { status: 'pause', source: 'console' }, isGone);
      }
    },
  };
}
