import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { text } from '../../parts';

/** What other routing would have changed. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

export const RoutingTrial = Type.Object(
  {
    days: Type.Integer({ description: 'How many days were looked at, up to now.' }),
    chats: Type.Integer({
      description: 'Chats of these days that routing decided about; of many, the newest.',
    }),
    changed: Type.Integer({
      description: 'Of them: those that would have gone to somebody else, or to nobody.',
    }),
    agents: Type.Array(
      Type.Object({
        email: text,
        name: text,
        given: Type.Integer({ description: 'Chats that the agent was given.' }),
        wouldBe: Type.Integer({ description: 'Chats that the agent would have been given.' }),
      }),
      { description: 'Who could have got one, those with the most first.' },
    ),
  },
  {
    title: 'RoutingTrial',
    description:
      'With the agents who were online, and the open chats that they had, when each chat was given.',
  },
);
export type RoutingTrial = Static<typeof RoutingTrial>;

export const routingTrialOperations = {
  tryRouting: define('GET /widgets/{id}/routing-trial', {
    summary: 'Work out who would have got the chats of the last 30 days by other routing',
    waitsByItself: true,
    query: Type.Object({
      rule: Type.Enum(['roundRobin', 'leastBusy']),
      chatLimit: Type.Integer({ minimum: 0, maximum: 100, description: 'As in `Routing`.' }),
    }),
    answer: RoutingTrial,
    example: { path: { id: fixture('demoWidget') }, query: { rule: 'leastBusy', chatLimit: 3 } },
  }),
};
