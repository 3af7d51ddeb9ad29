import { goneAfter } from '../../agents/console-presence';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import { createStallWatch } from '../../shares/stall-watch';
import type { Clock } from '../../ports';
import type { ChatCase, ChatOwner } from '../cases';
import type { CaseTables } from '../tables';

type AgentTables = { agents: Pick<CaseTables['agents'], 'get'> };
type ManyAgents = { agents: Pick<CaseTables['agents'], 'several'> };

/** Milliseconds from one run of a job that asks for them to the next. */
const longestGap = 20_000;

export type ChatOwners = ReturnType<typeof createChatOwners>;

/** The person who has a chat: the one who claimed it last, else the one who answered it. */
export function ownerOf({
  state,
  claimedBy,
  botId,
  agentEmail,
  agentAlias = '',
}: ChatCase): ChatOwner | undefined {
  if (claimedBy) return { email: claimedBy.email, alias: claimedBy.alias };
  return state === 'active' && botId === undefined && agentEmail !== undefined
    ? { email: agentEmail, alias: agentAlias }
    : undefined;
}

/** Whose a chat is, and how it becomes another agent's. */
export function createChatOwners({ clock }: { clock: Clock }) {
  /** By agent: the latest sign of life of their consoles, and when it was first read here; no clocks are compared. */
  const signs = new Map<string, { seenAt: number; readAt: number }>();
  /** By agent: what `away` answered last. */
  const answered = new Map<string, boolean>();
  const stalls = createStallWatch(clock.elapsed, longestGap);

  async function isGone({ agents }: AgentTables, email: string): Promise<boolean> {
    return isAway(await agents.get(email), email);
  }

  function isAway(agent: Agent | undefined, email: string): boolean {
    const { consoleSeenAt: seenAt, status, statusSource } = agent ?? {};
    if (status === 'online' && statusSource === 'endpoint') return false;
    if (seenAt === undefined) return true;
    const known = signs.get(email);
    const sign = known?.seenAt === seenAt ? known : { seenAt, readAt: clock.elapsed() };
    signs.set(email, sign);
    return clock.elapsed() - sign.readAt >= goneAfter;
  }

  function noteRun(): void {
    if (stalls.hasStalled()) signs.clear();
    stalls.noteRun();
  }

  return {
    /** Forgets signs of life after a stall, in which none could be given. Call it from a job, once the store has answered. */
    noteRun,

    /** Whether nobody would reach the agent. */
    isGone,

    /** Which of these agents of an organisation nobody would reach. They may be thousands: all are read at once. */
    async away({ agents }: ManyAgents, orgId: number, emails: Iterable<string>): Promise<Set<string>> {
      const asked = [...new Set(emails)];
      const found = asked.length > 0 ? await agents.several([orgId], asked) : [];
      const byEmail = new Map(found.map((agent) => [agent.email, agent]));
      const away = new Set(asked.filter((email) => isAway(byEmail.get(email), email)));
      for (const email of asked) answered.set(email, away.has(email));
      return away;
    },

    /**
     * The agents of these organisations of whom `away` would answer something else by now: a console that falls silent
     * publishes nothing. What it answered of others is forgotten.
     */
    async changedSince({ agents }: ManyAgents, organisations: ReadonlySet<number>): Promise<Agent[]> {
      const changed: Agent[] = [];
      const known = [...answered.keys()];
      const found = known.length > 0 ? await agents.several([...organisations], known) : [];
      noteRun();
      const followed = new Map(found.map((agent) => [agent.email, agent]));
      for (const email of known) {
        const agent = followed.get(email);
        if (!agent) {
          answered.delete(email);
          continue;
        }
        const isAwayNow = isAway(agent, email);
        if (isAwayNow !== answered.get(email)) changed.push(agent);
        answered.set(email, isAwayNow);
      }
      return changed;
    },

    /** Throws `chatTaken` where another agent has the chat, who is there. Once it is locked, that stays so. */
    async assertFree(tables: AgentTables, agent: Agent, locked: ChatCase): Promise<void> {
      const owner = ownerOf(locked);
      if (!owner || owner.email === agent.email || (await isGone(tables, owner.email))) return;
      throw new Failure('chatTaken', `${owner.alias || 'Another agent'} is handling this chat.`);
    },
  };
}
