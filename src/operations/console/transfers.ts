import { Type, type Static } from 'typebox';
import { longestMessage, longestVisitorEmail } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { perhaps, text } from '../parts';

/** An agent hands a chat over. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const isOnline = Type.Boolean({
  description: 'Somebody there would answer now; it can’t be transferred otherwise.',
});

export const TransferTargets = Type.Object(
  {
    agents: Type.Array(Type.Object({ email: text, name: text, isOnline }), {
      description: 'Others who answer the chat’s widget.',
    }),
    everyone: Type.Object(
      { widgetId: text, name: text, isOnline },
      { description: 'The chat’s own widget: the chat waits again for all who answer it.' },
    ),
    teams: Type.Array(Type.Object({ teamId: text, name: text, isOnline })),
    widgets: Type.Array(Type.Object({ widgetId: text, name: text, isOnline }), {
      description: 'The organisation’s other widgets.',
    }),
  },
  { title: 'TransferTargets' },
);
export type TransferTargets = Static<typeof TransferTargets>;

const id = Type.String({ maxLength: 100 });

const NewTransfer = Type.Object(
  {
    to: Type.Union([
      Type.Object({ kind: Type.Literal('agent'), email: Type.String({ maxLength: longestVisitorEmail }) }),
      Type.Object({ kind: Type.Literal('team'), teamId: id }),
      Type.Object({ kind: Type.Literal('widget'), widgetId: id }),
    ]),
    note: perhaps(
      Type.String({
        maxLength: longestMessage,
        description: 'For those who get it; the visitor never sees it.',
      }),
    ),
    waitingSince: perhaps(
      Type.Integer({
        description: 'Of the case’s summary. A chat that was transferred since then is refused with 409.',
      }),
    ),
    messageId: perhaps(
      Type.String({
        maxLength: 100,
        description: 'Makes a repeat harmless, such as after a lost answer: each is carried out once.',
      }),
    ),
  },
  { title: 'NewTransfer' },
);
export type NewTransfer = Static<typeof NewTransfer>;

const path = { id: Type.String() };
const example = { path: { id: fixture('openCase') } };

export const transferOperations = {
  listTransferTargets: define('GET /cases/{id}/transfer', {
    summary: 'List to whom a chat can be transferred, who is online first',
    isReadInTurns: true,
    path,
    answer: TransferTargets,
    example,
  }),
  transferCase: define('POST /cases/{id}/transfer', {
    summary:
      'Transfer a chat to a colleague, a team, another widget or back to all who answer its own, with a note',
    path,
    body: NewTransfer,
    answer: Type.Object({ to: Type.String({ description: 'Name of who gets it.' }) }, { title: 'Transfer' }),
    example: {
      ...example,
      body: { to: { kind: 'agent', email: 'nobody@x.example' }, note: 'Asks for a refund.' },
      refused: 409,
    },
  }),
};
