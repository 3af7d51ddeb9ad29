import type { RoutingTrial } from '../../../../operations/console/inbox/routing-trial';
import type { Clock } from '../../ports';
import { readOwnWidget } from '../../widgets/find-widget';
import type { CaseStore } from '../tables';
import { decide, type Candidate, type RoutingFacts } from './decide';
import type { RoutingDecision } from './routing-decisions';

export type TriedRouting = Pick<RoutingFacts, 'rule' | 'chatLimit'>;

export interface RoutingTrialPorts {
  store: Pick<CaseStore, 'routing' | 'widgets'>;
  clock: Pick<Clock, 'now'>;
}

export type TryRouting = ReturnType<typeof createRoutingTrial>;

const days = 30;
const day = 24 * 3_600_000;
/** The newest; their facts have to fit into memory. */
const mostDecisions = 5_000;

/** Works out who would have got the chats of the last 30 days by another rule. */
export function createRoutingTrial({ store, clock }: RoutingTrialPorts) {
  return async function tryRouting(orgId: number, id: string, routing: TriedRouting): Promise<RoutingTrial> {
    const { id: widgetId } = await readOwnWidget(store, orgId, id);
    const newest = await store.routing.newest(widgetId, clock.now() - days * day, mostDecisions);
    return { days, ...replay(newest, routing) };
  };
}

/**
 * Decides again in the order in which it was decided, by the agents who were online and the open chats that they had
 * then; whose turn it is follows from what is decided here. By the rule that was in force, all is as it was.
 */
export function replay(decisions: RoutingDecision[], routing: TriedRouting): Omit<RoutingTrial, 'days'> {
  const turns = createTurns(decisions[0]?.at ?? 0);
  const agents = new Map<string, RoutingTrial['agents'][number]>();
  /** By case: who has it, in fact and here. */
  const chats = new Map<string, { was?: string; wouldBe?: string; isChanged: boolean }>();
  for (const { caseId, at, facts, chosen } of decisions) {
    const chat = chats.get(caseId) ?? { isChanged: false };
    chats.set(caseId, chat);
    if (facts.kind === 'returned') {
      delete chat.was;
      delete chat.wouldBe;
      continue;
    }
    const candidates = facts.candidates.map(turns.withTurn);
    for (const { email, name } of candidates)
      if (!agents.has(email)) agents.set(email, { email, name, given: 0, wouldBe: 0 });
    if (chosen !== undefined) {
      chat.was = chosen;
      count(chosen, 'given');
    }
    const tried = chat.wouldBe === undefined ? decide({ ...routing, candidates }).chosen : undefined;
    if (tried !== undefined) {
      chat.wouldBe = tried;
      turns.take(tried, at);
      count(tried, 'wouldBe');
    }
    chat.isChanged ||= chat.was !== chat.wouldBe;
  }
  function count(email: string, what: 'given' | 'wouldBe') {
    const agent = agents.get(email);
    if (agent) agent[what] += 1;
  }
  return {
    chats: chats.size,
    changed: [...chats.values()].filter(({ isChanged }) => isChanged).length,
    agents: [...agents.values()].sort((a, b) => b.wouldBe - a.wouldBe || (a.email < b.email ? -1 : 1)),
  };
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
