import { Type } from 'typebox';
import { longestEmail, longestName } from '../../contract/limits';
import type {
  BanSummary,
  BotProfile,
  DeliveryAttempt,
  DeliverySummary,
  EndpointSummary,
  EndpointWithSecret,
  MailState,
} from '../../contract/endpoints';
import { describing, moment, perhaps, refTo, text, wholeNumber } from '../../operations/parts';

/** Webhooks, bots and what went out to them, as administrators set and read them. */

const url = Type.String({ minLength: 1, maxLength: 2_048 });
const token = Type.String({ maxLength: 999 });
const purpose = Type.Enum(['agentStatus', 'caseEvents', 'bot']);
const alias = Type.String({ minLength: 1, maxLength: longestName });
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 });
const email = Type.String({ maxLength: longestEmail });
const avatarUrl = perhaps(Type.String({ maxLength: 2_048, pattern: '^(https?://\\S+)?$' }));
const channel = Type.Enum(['webhook', 'bot', 'mail']);
const state = Type.Enum(['pending', 'done', 'failed', 'cancelled']);

export const NewEndpoint = Type.Object({
  purpose,
  widgetId: perhaps(Type.String({ maxLength: 100 })),
  url,
  token: perhaps(token),
  bot: perhaps(Type.Object({ email: perhaps(email), alias, avatarUrl, tags: perhaps(tags) })),
});
export const EndpointChanges = Type.Object({
  url: perhaps(url),
  token: perhaps(token),
  isEnabled: perhaps(Type.Boolean()),
  bot: perhaps(Type.Object({ alias: perhaps(alias), avatarUrl, tags: perhaps(tags) })),
});
export const SecretRotation = Type.Object({
  overlapHours: perhaps(Type.Number({ minimum: 0, maximum: 720 })),
});
export const WhichDeliveries = Type.Object({
  channel: perhaps(channel),
  endpointId: perhaps(Type.String({ maxLength: 100 })),
  state: perhaps(state),
  before: perhaps(wholeNumber),
});

const endpoint = {
  id: text,
  purpose,
  widgetId: perhaps(text),
  bot: perhaps(describing<BotProfile>()(Type.Object({ email, alias, avatarUrl, tags }))),
  url,
  hasToken: Type.Boolean(),
  isEnabled: Type.Boolean(),
  switchedOffReason: perhaps(text),
  failingSince: perhaps(moment),
  oldSecretUntil: perhaps(moment),
  createdAt: moment,
};

export const endpointAnswers = {
  Endpoint: describing<EndpointSummary>()(Type.Object(endpoint)),
  EndpointWithSecret: describing<EndpointWithSecret>()(
    Type.Object({ ...endpoint, secret: Type.String({ description: 'Shown here and never again.' }) }),
  ),
  Endpoints: Type.Object({ endpoints: Type.Array(refTo<EndpointSummary>('Endpoint')) }),
  TestDelivery: Type.Object({ deliveryId: text }),
  DeliveryAttempt: describing<DeliveryAttempt>()(
    Type.Object({
      at: moment,
      durationMs: Type.Number(),
      target: text,
      isDelivered: Type.Boolean(),
      status: perhaps(Type.Integer()),
      error: perhaps(text),
      response: perhaps(text),
    }),
  ),
  Delivery: describing<DeliverySummary>()(
    Type.Object({
      id: text,
      channel,
      endpointId: text,
      orderKey: text,
      kind: text,
      payload: Type.Unsafe<object>({ type: 'object' }),
      state,
      reason: perhaps(text),
      attempts: Type.Integer(),
      createdAt: moment,
      nextAttemptAt: perhaps(moment),
      position: Type.Integer(),
      lastAttempt: perhaps(refTo<DeliveryAttempt>('DeliveryAttempt')),
    }),
  ),
  Deliveries: Type.Object({ deliveries: Type.Array(refTo<DeliverySummary>('Delivery')) }),
  DeliveryAttempts: Type.Object({ attempts: Type.Array(refTo<DeliveryAttempt>('DeliveryAttempt')) }),
  MailState: describing<MailState>()(Type.Object({ isConfigured: Type.Boolean(), waiting: Type.Integer() })),
  Ban: describing<BanSummary>()(
    Type.Object({
      id: text,
      who: text,
      caseId: text,
      createdAt: moment,
      until: perhaps(moment),
      reason: perhaps(text),
      bannedBy: perhaps(text),
    }),
  ),
  Bans: Type.Object({ bans: Type.Array(refTo<BanSummary>('Ban')) }),
};
