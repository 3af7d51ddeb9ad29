import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { CallStep, moment, RoutingReason, RoutingRule, text } from '../../parts';

/** Why a chat went to whom it went. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const chats = Type.Integer({ description: 'Open chats that were theirs at that moment.' });

export const RoutingOfCase = Type.Object(
  {
    decisions: Type.Array(
      Type.Union([
        Type.Object({
          kind: Type.Literal('given'),
          at: moment,
          rule: RoutingRule,
          chatLimit: Type.Integer({ description: 'Chats that an agent is given at most; 0: any number.' }),
          candidates: Type.Array(Type.Object({ email: text, name: text, chats, reason: RoutingReason })),
        }),
        Type.Object({
          kind: Type.Literal('returned'),
          at: moment,
          name: Type.String({ description: 'Of the agent who had it.' }),
          seconds: Type.Integer({ description: 'How long the visitor had waited for them.' }),
        }),
      ]),
      { description: 'In their order.' },
    ),
    calls: Type.Array(
      Type.Object({
        at: moment,
        step: CallStep,
        names: Type.Array(text, { description: 'Of whom it was for; with `team`, of the widget.' }),
      }),
      { description: 'How agents were called to the chat, in their order.' },
    ),
  },
  { title: 'RoutingOfCase' },
);
export type RoutingOfCase = Static<typeof RoutingOfCase>;

export const routingOperations = {
  readRouting: define('GET /cases/{id}/routing', {
    summary: 'Read why a chat was given to an agent, why not to the others, and how agents were called',
    path: { id: Type.String() },
    answer: RoutingOfCase,
    example: { path: { id: fixture('openCase') } },
  }),
};
