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
      ? `Chats of the last ${days} days: ${chats}. All would have gone to the same agent.`
      : `Chats of the last ${days} days: ${chats}. Of these, ${changed} would have gone to another agent.`,
  agent: 'Agent',
  given: 'Received',
  wouldBe: 'Would have received',
  basis: 'Based on who was online and how many chats each agent had open when each chat came in.',
});
