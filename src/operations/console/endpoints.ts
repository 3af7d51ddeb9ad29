import { Type, type Static } from 'typebox';
import type { BotContent } from '../../contract/integrations/bots';
import { longestEmail, longestName } from '../../contract/limits';
import { longestTrialText } from '../../contract/organisation/bot-trials';
import { fixture, operationsOf } from '../operation';
import { moment, openObject, perhaps, text } from '../parts';

/** Webhooks and bots. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const url = Type.String({ minLength: 1, maxLength: 2_048 });
const token = Type.String({ maxLength: 999 });
const purpose = Type.Enum(['agentStatus', 'caseEvents', 'bot'], {
  description:
    'The status of every agent of the organisation; the events of a widget’s cases; a bot of a widget.',
});
const alias = Type.String({ minLength: 1, maxLength: longestName });
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 });
const email = Type.String({ maxLength: longestEmail });
const avatarUrl = perhaps(Type.String({ maxLength: 2_048, pattern: '^(https?://\\S+)?$' }));

/** A bot as an agent of its widget. `email`: its name in transfers and in the export; not a mailbox. */
export const BotProfile = Type.Object({ email, alias, avatarUrl, tags }, { title: 'BotProfile' });
export type BotProfile = Static<typeof BotProfile>;

const endpoint = {
  id: text,
  purpose,
  widgetId: perhaps(Type.String({ description: 'Of case events and bots.' })),
  bot: perhaps(BotProfile),
  url,
  hasToken: Type.Boolean({
    description: 'A token is sent in `Authorization`. The token itself is never shown.',
  }),
  isEnabled: Type.Boolean(),
  switchedOffReason: perhaps(Type.String({ description: 'Why the service switched it off.' })),
  failingSince: perhaps(
    Type.Integer({ description: 'Every delivery has failed since, epoch milliseconds.' }),
  ),
  oldSecretUntil: perhaps(
    Type.Integer({ description: 'Until then a replaced secret signs as well, epoch milliseconds.' }),
  ),
  createdAt: moment,
};
export const EndpointSummary = Type.Object(endpoint, { title: 'Endpoint' });
export type EndpointSummary = Static<typeof EndpointSummary>;

export const EndpointWithSecret = Type.Object(
  {
    ...endpoint,
    secret: Type.String({ description: 'Signs deliveries (`whsec_…`). Shown here and never again.' }),
  },
  { title: 'EndpointWithSecret' },
);
export type EndpointWithSecret = Static<typeof EndpointWithSecret>;

export const NewEndpoint = Type.Object(
  {
    purpose,
    widgetId: perhaps(Type.String({ maxLength: 100 })),
    url,
    token: perhaps(token),
    bot: perhaps(
      Type.Object(
        { email: perhaps(email), alias, avatarUrl, tags: perhaps(tags) },
        { description: 'Required for a bot; without an e-mail it gets one.' },
      ),
    ),
  },
  { title: 'NewEndpoint' },
);
export type NewEndpoint = Static<typeof NewEndpoint>;

/** Members left out stay as they are; an empty `token` removes the token. */
export const EndpointChanges = Type.Object(
  {
    url: perhaps(url),
    token: perhaps(token),
    isEnabled: perhaps(Type.Boolean({ description: 'Enabling it forgets its failures.' })),
    bot: perhaps(Type.Object({ alias: perhaps(alias), avatarUrl, tags: perhaps(tags) })),
  },
  { title: 'EndpointChanges' },
);
export type EndpointChanges = Static<typeof EndpointChanges>;

const said = Type.String({ minLength: 1, maxLength: longestTrialText });
const place = {
  caseId: Type.String({
    maxLength: 100,
    description: 'Of the answer to its start; unlike that of any chat.',
  }),
  contextId: perhaps(Type.String({ maxLength: 10_000, description: 'Of the bot’s last reply.' })),
};
/** A step of a test conversation with a bot. The service keeps nothing of it. */
export const BotTrialStep = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('start'),
      text: said,
      email: perhaps(Type.String({ maxLength: longestEmail })),
      pageUrl: perhaps(Type.String({ maxLength: 2_048 })),
    }),
    Type.Object({
      kind: Type.Literal('message'),
      text: said,
      responseId: perhaps(Type.String({ maxLength: 1_000 })),
      ...place,
    }),
    Type.Object({ kind: Type.Literal('end'), ...place }),
  ],
  { title: 'BotTrialStep' },
);
export type BotTrialStep = Static<typeof BotTrialStep>;

const part = {
  headers: Type.Array(Type.Object({ name: text, value: text }), { description: 'Secrets are hidden.' }),
  body: Type.String({ description: 'Its first 16 kB.' }),
};
export const WirePart = Type.Object(part, { title: 'WirePart' });
export type WirePart = Static<typeof WirePart>;

/** What was sent to a bot and what came back. */
export const BotExchange = Type.Object(
  {
    event: text,
    url: text,
    at: moment,
    durationMs: Type.Number(),
    request: WirePart,
    answer: perhaps(
      Type.Object({ status: Type.Integer(), ...part }, { description: 'Absent if none came.' }),
    ),
    error: perhaps(Type.String({ description: 'What went wrong.' })),
  },
  { title: 'BotExchange' },
);
export type BotExchange = Static<typeof BotExchange>;

export const BotTrialAnswer = Type.Object(
  {
    caseId: text,
    contextId: perhaps(text),
    content: Type.Array(openObject<BotContent>(), {
      description:
        'What the bot replied, as far as the service can use it. In a chat it would be carried out.',
    }),
    exchange: BotExchange,
  },
  { title: 'BotTrialAnswer' },
);
export type BotTrialAnswer = Static<typeof BotTrialAnswer>;

const example = { path: { id: fixture('endpoint') } };

export const endpointOperations = {
  listEndpoints: define('GET /endpoints', {
    summary: 'List webhooks and bots',
    isReadInTurns: true,
    answer: Type.Object({ endpoints: Type.Array(EndpointSummary) }, { title: 'Endpoints' }),
  }),
  createEndpoint: define('POST /endpoints', {
    summary: 'Create a webhook or a bot',
    body: NewEndpoint,
    answer: EndpointWithSecret,
    status: 201,
    elsewhere: 400,
    example: {
      body: {
        purpose: 'bot',
        widgetId: fixture('widget'),
        url: 'https://hooks.shop.example/bot',
        token: 'a token',
        bot: { alias: 'Botty', tags: ['sales'], avatarUrl: 'https://shop.example/bot.png' },
      },
    },
  }),
  changeEndpoint: define('PUT /endpoints/{id}', {
    summary: 'Change an endpoint',
    body: EndpointChanges,
    answer: EndpointSummary,
    example: {
      ...example,
      body: { url: 'https://hooks.shop.example/other', token: 'another', isEnabled: true },
    },
  }),
  removeEndpoint: define('DELETE /endpoints/{id}', { summary: 'Remove an endpoint', example }),
  rotateSecret: define('POST /endpoints/{id}/secret', {
    summary: 'Rotate the signing secret',
    body: Type.Object(
      {
        overlapHours: perhaps(
          Type.Number({
            minimum: 0,
            maximum: 720,
            description:
              'How long the old secret signs too; 24 if absent. With 0, no old secret signs any more.',
          }),
        ),
      },
      { title: 'SecretRotation' },
    ),
    isBodyOptional: true,
    answer: EndpointWithSecret,
    example: { ...example, body: { overlapHours: 12 } },
  }),
  testEndpoint: define('POST /endpoints/{id}/test', {
    summary: 'Send a test event',
    answer: Type.Object({ deliveryId: text }, { title: 'TestDelivery' }),
    status: 202,
    limits: ['sendAgain'],
    example,
  }),
  tryBot: define('POST /endpoints/{id}/trial', {
    summary: 'Say something to a bot, to see what it does',
    waitsByItself: true,
    body: BotTrialStep,
    answer: BotTrialAnswer,
    limits: ['sendAgain'],
    isAudited: false,
    example: {
      path: { id: fixture('bot') },
      body: {
        kind: 'start',
        text: 'Is the lamp bright?',
        email: 'v@x.example',
        pageUrl: 'https://shop.example/',
      },
    },
  }),
};
