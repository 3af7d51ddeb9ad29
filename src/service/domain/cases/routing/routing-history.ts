import type { RoutingOfCase } from '../../../../operations/console/inbox/routing';
import { decide } from './decide';
import type { RoutingDecision } from './routing-decisions';

/** Explains each decision of a case by the facts that it was made of. */
export function explainRouting(decisions: RoutingDecision[]): RoutingOfCase['decisions'] {
  return decisions.map(({ at, facts }) => {
    if (facts.kind === 'returned')
      return { kind: 'returned', at, name: facts.from.name, seconds: facts.seconds };
    const { rule, chatLimit, candidates } = facts;
    const { reasons } = decide(facts);
    return {
      kind: 'given',
      at,
      rule,
      chatLimit,
      candidates: candidates.map(({ email, name, chats }) => ({
        email,
        name,
        chats,
        reason: reasons[email] ?? 'offline',
      })),
    };
  });
}
