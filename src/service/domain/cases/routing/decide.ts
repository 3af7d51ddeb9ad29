import type { RoutingReason, RoutingRule } from '../../../../operations/parts';

/** What a decision was made of, and all that it was made of. */
export interface RoutingFacts {
  rule: Exclude<RoutingRule, 'all'>;
  /** How many open chats an agent is given at most; 0: any number. */
  chatLimit: number;
  candidates: Candidate[];
}

/** An agent who could get the chat. */
export interface Candidate {
  email: string;
  name: string;
  isOnline: boolean;
  /** Open chats that are theirs. */
  chats: number;
  /** When they were given a chat of the widget last. */
  lastGivenAt?: number;
  /** The chat went back to the queue because they didn’t answer it. */
  hasMissedIt?: true;
}

export interface Routed {
  /** E-mail; absent where nobody can get it. */
  chosen?: string;
  /** By e-mail: why the agent, or why not. */
  reasons: Record<string, RoutingReason>;
}

/** Decides who gets a chat, by the facts alone: the same facts always lead to the same agent. */
export function decide({ rule, chatLimit, candidates }: RoutingFacts): Routed {
  const reasons: Record<string, RoutingReason> = {};
  const left: Candidate[] = [];
  for (const candidate of candidates) {
    const obstacle = obstacleOf(candidate, chatLimit);
    if (obstacle) reasons[candidate.email] = obstacle;
    else left.push(candidate);
  }
  const [first, ...others] = left.sort(orders[rule]);
  if (!first) return { reasons };
  reasons[first.email] = 'chosen';
  for (const { email, chats } of others)
    reasons[email] = rule === 'leastBusy' && chats > first.chats ? 'busier' : 'laterTurn';
  return { chosen: first.email, reasons };
}

/** Candidates that are kept with a decision: thousands of agents would fill the disk with every chat. */
const mostKept = 200;

/** The facts without those who were far from getting the chat, where there are many: they lead to the same agent. */
export function shortened<Facts extends RoutingFacts>(facts: Facts): Facts {
  const { rule, chatLimit, candidates } = facts;
  if (candidates.length <= mostKept) return facts;
  const able = candidates.filter((candidate) => !obstacleOf(candidate, chatLimit)).sort(orders[rule]);
  const others = candidates.filter((candidate) => obstacleOf(candidate, chatLimit));
  return { ...facts, candidates: [...able, ...others].slice(0, mostKept) };
}

function obstacleOf(candidate: Candidate, chatLimit: number): RoutingReason | undefined {
  if (!candidate.isOnline) return 'offline';
  if (candidate.hasMissedIt) return 'missedIt';
  return chatLimit > 0 && candidate.chats >= chatLimit ? 'full' : undefined;
}

const orders = {
  roundRobin: byTurn,
  leastBusy: (a: Candidate, b: Candidate) => a.chats - b.chats || byTurn(a, b),
};

/** Whose last chat is longest ago; who never had one comes first. */
function byTurn(a: Candidate, b: Candidate): number {
  return (a.lastGivenAt ?? 0) - (b.lastGivenAt ?? 0) || (a.email < b.email ? -1 : 1);
}
