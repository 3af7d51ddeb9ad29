import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../operation';
import { moment, openObject, perhaps, text, wholeNumber } from '../parts';

/** What was sent to the organisation's endpoints and mailboxes. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const channel = Type.Enum(['webhook', 'bot', 'mail', 'push']);
const state = Type.Enum(['pending', 'done', 'failed', 'cancelled']);

export const DeliveryAttempt = Type.Object(
  {
    at: moment,
    durationMs: Type.Number(),
    target: Type.String({ description: 'Address posted to, or the recipient of the mail.' }),
    isDelivered: Type.Boolean(),
    status: perhaps(Type.Integer({ description: 'Of HTTP or SMTP.' })),
    error: perhaps(text),
    response: perhaps(Type.String({ description: 'First 2 kB of the answer.' })),
  },
  { title: 'DeliveryAttempt' },
);
export type DeliveryAttempt = Static<typeof DeliveryAttempt>;

export const DeliverySummary = Type.Object(
  {
    id: text,
    channel,
    endpointId: Type.String({ description: '`mail` for every mail, `push` for every push notification.' }),
    orderKey: Type.String({
      description: 'Case id or agent’s e-mail. Deliveries of one key to one endpoint are sent in order.',
    }),
    kind: text,
    payload: openObject<object>(),
    state,
    reason: perhaps(text),
    attempts: Type.Integer(),
    createdAt: moment,
    nextAttemptAt: perhaps(Type.Integer({ description: 'While pending, epoch milliseconds.' })),
    position: Type.Integer({ description: 'As `before`, it gets the next page.' }),
    lastAttempt: perhaps(DeliveryAttempt),
  },
  { title: 'Delivery' },
);
export type DeliverySummary = Static<typeof DeliverySummary>;

const DeliveryQuery = Type.Object({
  channel: perhaps(channel),
  endpointId: perhaps(Type.String({ maxLength: 100 })),
  state: perhaps(state),
  before: perhaps(wholeNumber),
});

const example = { path: { id: fixture('delivery') } };

export const deliveryOperations = {
  listDeliveries: define('GET /deliveries', {
    summary: 'List deliveries, newest first',
    isReadInTurns: true,
    query: DeliveryQuery,
    answer: Type.Object({ deliveries: Type.Array(DeliverySummary) }, { title: 'Deliveries' }),
    example: {
      query: { channel: 'webhook', endpointId: fixture('endpoint'), state: 'pending', before: 99_999 },
    },
  }),
  listAttempts: define('GET /deliveries/{id}', {
    summary: 'List the attempts of a delivery',
    answer: Type.Object({ attempts: Type.Array(DeliveryAttempt) }, { title: 'DeliveryAttempts' }),
    example,
  }),
  redeliver: define('POST /deliveries/{id}/redeliver', {
    summary: 'Deliver again',
    status: 202,
    limits: ['sendAgain'],
    example,
  }),
};
