import type { Agent, Agents } from './agents';
import type { Clock } from '../ports';
import { eachOf } from '../shares/each-due';
import { createStallWatch } from '../shares/stall-watch';
import type { ChangeStatus } from './status-change';

/** The latest sign of life of an agent's consoles, and when it was first read here. */
interface Sign {
  text: string;
  readAt: number;
}

export type ConsolePresence = ReturnType<typeof createConsolePresence>;

/** A console that has been gone for so long sets its agent to `pause`. */
export const goneAfter = 120_000;

/** Which agents have a console open here, and the end of those whose console is gone everywhere. */
export function createConsolePresence(ports: {
  agents: Pick<Agents, 'markSeen' | 'onlineByConsole'>;
  clock: Clock;
  changeStatus: ChangeStatus;
}) {
  const { agents, clock, changeStatus } = ports;
  const open = new Map<string, number>();
  /** Agents whose consoles have polled since the last refresh. */
  const polled = new Set<string>();
  const signs = new Map<string, Sign>();
  const stalls = createStallWatch(clock.elapsed, goneAfter / 2);

  /** Compares no clocks: those of other instances, and the one before this start, may have shown anything. */
  function readSign(agent: Agent): Sign {
    const text = signOf(agent);
    const known = signs.get(agent.email);
    const sign = known?.text === text ? known : { text, readAt: clock.elapsed() };
    signs.set(agent.email, sign);
    return sign;
  }

  return {
    /** A console of the agent opened its stream; answers what to call when it closed, which answers whether it was the last one here. */
    async enter(email: string): Promise<() => boolean> {
      open.set(email, (open.get(email) ?? 0) + 1);
      function leave() {
        const left = (open.get(email) ?? 1) - 1;
        if (left > 0) open.set(email, left);
        else open.delete(email);
        return left <= 0;
      }
      try {
        await agents.markSeen(email, clock.now());
      } catch (error) {
        // It is not opened, so that nobody would take it back.
        leave();
        throw error;
      }
      return leave;
    },

    /** A console of the agent polls: where something on its way blocks streams, it has none. */
    notePoll(email: string): void {
      polled.add(email);
    },

    /** Who signs out is gone, unless another console of theirs polls. */
    forgetPoll(email: string): void {
      polled.delete(email);
    },

    async refresh(): Promise<void> {
      const seen = new Set([...open.keys(), ...polled]);
      polled.clear();
      for (const email of seen) await agents.markSeen(email, clock.now());
    },

    async pauseGone(): Promise<void> {
      const online = await agents.onlineByConsole();
      if (stalls.hasStalled()) signs.clear();
      stalls.noteRun();
      const present = new Set(online.map(({ email }) => email));
      for (const email of signs.keys()) if (!present.has(email)) signs.delete(email);
      await eachOf(online, async (agent) => {
        const { text, readAt } = readSign(agent);
        if (open.has(agent.email) || clock.elapsed() - readAt < goneAfter) return;
        // Where it can't be written, signs can't be either: the two minutes begin again.
        signs.delete(agent.email);
        // Judged again under the lock: the console may be back, or another instance have been first.
        await changeStatus(
          agent.email,
          { status: 'pause', source: 'console' },
          (now) => now.status === 'online' && now.statusSource === 'console' && signOf(now) === text,
        );
      });
    },
  };
}

function signOf({ statusAt, consoleSeenAt = 0 }: Agent): string {
  return `${statusAt} ${consoleSeenAt}`;
}
