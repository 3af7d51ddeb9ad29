import type { RoutingTrial } from '../../../../operations/console/inbox/routing-trial';
import type { Clock } from '../../ports';
import { readOwnWidget } from '../../widgets/find-widget';
import type { CaseStore } from '../tables';
import type { FairQueue } from '../../shares/fair-queue';
import { decide, type Candidate, type RoutingFacts } from './decide';
import type { RoutingDecision } from './routing-decisions';

export type TriedRouting = Pick<RoutingFacts, 'rule' | 'chatLimit'>;

export interface RoutingTrialPorts {
  store: Pick<CaseStore, 'routing' | 'widgets'>;
  clock: Pick<Clock, 'now'>;
  searching: FairQueue;
}

export type TryRouting = ReturnType<typeof createRoutingTrial>;

const days = 30;
const day = 24 * 3_600_000;
/** The newest, so many at a time: each has all its candidates. */
const read = { most: 5_000, atOnce: 50 };

/** Works out who would have got the chats of the last 30 days by another rule. */
export function createRoutingTrial({ store, clock, searching }: RoutingTrialPorts) {
  return async function tryRouting(orgId: number, id: string, routing: TriedRouting): Promise<RoutingTrial> {
    const { id: widgetId } = await readOwnWidget(store, orgId, id);
    return searching.inTurn({ share: String(orgId) }, async () => {
      const trial = createReplay(routing);
      for await (const some of store.routing.newest(widgetId, clock.now() - days * day, read))
        some.forEach(trial.take);
      return { days, ...trial.result() };
    });
  };
}

/**
 * Decides again in the order in which it was decided, by the agents who were online and the open chats that they had
 * then; whose turn it is follows from what is decided here. By the rule that was in force, all is as it was.
 */
export function createReplay(routing: TriedRouting) {
  let turns: ReturnType<typeof createTurns> | undefined;
  const names = new Map<string, string>();
  const chats = new Map<string, TriedChat>();

  return {
    take({ caseId, at, facts, chosen }: RoutingDecision): void {
      turns ??= createTurns(at);
      const chat = chats.get(caseId) ?? { given: [], wouldBe: [], isGiven: false, wouldBeGiven: false };
      chats.set(caseId, chat);
      // It came back to the queue, or somebody put it there.
      if (chat.isGiven) chat.isGiven = chat.wouldBeGiven = false;
      if (facts.kind === 'returned') return;
      const candidates = facts.candidates.map(turns.withTurn);
      for (const { email, name } of candidates) names.set(email, name);
      if (chosen !== undefined) {
        chat.given.push(chosen);
        chat.isGiven = true;
      }
      const tried = chat.wouldBeGiven ? undefined : decide({ ...routing, candidates }).chosen;
      if (tried === undefined) return;
      chat.wouldBe.push(tried);
      chat.wouldBeGiven = true;
      turns.take(tried, at);
    },

    result(): Omit<RoutingTrial, 'days'> {
      const all = [...chats.values()];
      const [given, wouldBe] = [countEach(all, 'given'), countEach(all, 'wouldBe')];
      const agents = [...names].map(([email, name]) => ({
        email,
        name,
        given: given.get(email) ?? 0,
        wouldBe: wouldBe.get(email) ?? 0,
      }));
      return {
        chats: all.length,
        changed: all.filter((chat) => chat.given.join() !== chat.wouldBe.join()).length,
        agents: agents.sort((a, b) => b.wouldBe - a.wouldBe || (a.email < b.email ? -1 : 1)),
      };
    },
  };
}

/** By agent. */
function countEach(chats: TriedChat[], what: 'given' | 'wouldBe'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const chat of chats) for (const email of chat[what]) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
}

/** Of one chat, in fact and by the other rule: who got it, in order, and whether somebody has it. */
interface TriedChat {
  given: string[];
  wouldBe: string[];
  isGiven: boolean;
  wouldBeGiven: boolean;
}

/** When each agent was given a chat last: what was before the first decision is a fact. */
function createTurns(start: number) {
  const turns = new Map<string, number | undefined>();
  return {
    withTurn({ lastGivenAt, ...candidate }: Candidate): Candidate {
      const { email } = candidate;
      if (!turns.has(email))
        turns.set(email, lastGivenAt !== undefined && lastGivenAt < start ? lastGivenAt : undefined);
      const turn = turns.get(email);
      return { ...candidate, ...(turn === undefined ? {} : { lastGivenAt: turn }) };
    },
    take(email: string, at: number) {
      turns.set(email, at);
    },
  };
}
