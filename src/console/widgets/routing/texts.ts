import { roomTexts } from '../../kit/texts/room-texts';

export type RoutingTrialTexts = ReturnType<typeof routingTrialTexts>;

/** What other routing would have changed, in words. */
export const routingTrialTexts = roomTexts('widgets/routing', {
  title: 'Chats of each agent',
  tryIt: 'Try on past chats',
  nothing: (days: number) =>
    `No chat was routed in the last ${days} days. While all agents are alerted, there is nothing to compare.`,
  outcome: (chats: number, changed: number, days: number) =>
    changed === 0
      ? `Of the chats of the last ${days} days (${chats}), each would have gone to the same agent.`
      : `Of the chats of the last ${days} days (${chats}), ${changed} would have gone elsewhere.`,
  agent: 'Agent',
  given: 'Got',
  wouldBe: 'Would have got',
  basis: 'Worked out from who was online and how many chats each agent had open when each chat came in.',
});
