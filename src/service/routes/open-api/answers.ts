import { Type, type TSchema } from 'typebox';

const text = Type.String();
const moment = Type.Integer({ description: 'Epoch milliseconds.' });
const flag = Type.Enum(['true', 'false']);
const perhaps = Type.Optional;
const list = (name: string) => Type.Array(refTo(name));

export function refTo(name: string): TSchema {
  return Type.Unsafe({ $ref: `#/components/schemas/${name}` });
}

const availability = {
  widgetId: text,
  online: flag,
  emailRequired: flag,
  messageRequired: flag,
  screenshotRequired: flag,
};
const endpoint = {
  id: text,
  purpose: Type.Enum(['agentStatus', 'caseEvents', 'bot']),
  widgetId: perhaps(text),
  bot: perhaps(Type.Object({ email: text, alias: text, avatarUrl: perhaps(text), tags: Type.Array(text) })),
  url: text,
  hasToken: Type.Boolean(),
  isEnabled: Type.Boolean(),
  switchedOffReason: perhaps(text),
  failingSince: perhaps(moment),
  oldSecretUntil: perhaps(moment),
  createdAt: moment,
};
const attempt = {
  at: moment,
  durationMs: Type.Number(),
  target: text,
  isDelivered: Type.Boolean(),
  status: perhaps(Type.Integer()),
  error: perhaps(text),
  response: perhaps(text),
};
const key = {
  id: text,
  kind: Type.Enum(['visitor', 'provisioning', 'token', 'identity']),
  name: text,
  createdAt: moment,
};

/** What the service answers, by name. They describe and check nothing: the answers' types are in `contract/`. */
export const answers: Record<string, TSchema> = {
  Error: Type.Object({
    code: Type.Integer({ description: 'The HTTP status.' }),
    message: text,
    faults: perhaps(Type.Array(Type.Object({}), { description: 'Of refused settings: all that is wrong.' })),
  }),
  Availability: Type.Object({
    ...availability,
    opensAt: perhaps(moment),
    languages: perhaps(Type.Array(Type.String())),
  }),
  KeylessAvailability: Type.Object({ statusCode: Type.Integer(), data: Type.Object(availability) }),
  StartedChat: Type.Object({ caseId: text, widgetId: text }),
  PollResult: Type.Object({
    caseId: text,
    agentTyping: Type.Boolean(),
    messageList: Type.Array(
      Type.Object({
        index: Type.Integer({
          description: 'Position in the transcript; gaps are the visitor’s own messages.',
        }),
        type: Type.Enum(['agent', 'system']),
        author: text,
        text,
        date: perhaps(moment),
      }),
    ),
  }),
  SentMessage: Type.Object({
    caseId: text,
    messageType: text,
    messageBody: text,
    index: perhaps(Type.Integer()),
    date: perhaps(moment),
  }),
  Rating: Type.Object({ caseId: text, score: Type.Integer(), comment: perhaps(text) }),
  RequestedTranscript: Type.Object({ caseId: text, email: text }),
  TakenScreenshot: Type.Object({ caseId: text, screenshotId: text }),
  User: Type.Object({ email: text, name: perhaps(text), accountType: perhaps(text), phone: perhaps(text) }),
  Widget: Type.Object({
    name: text,
    email: text,
    destinationEmail: perhaps(text),
    uuid: text,
    agents: Type.Array(Type.Object({ agentId: text, agentAlias: text })),
    enableProactiveChat: flag,
    enableConversations: perhaps(Type.Boolean()),
  }),
  CaseLogPage: Type.Object({
    cases: Type.Array(
      Type.Object({
        id: text,
        url: text,
        type: Type.Enum(['chat', 'offline']),
        created_at_date: moment,
        proactive_chat: Type.Boolean(),
        transcripts: Type.Array(Type.Object({ id: text, date: moment, alias: text, message: text }), {
          description: 'An empty id is the visitor’s.',
        }),
      }),
    ),
    linkToNextSetOfResults: Type.String({ description: 'To follow as it is; empty on the last page.' }),
  }),
  AgentStatus: Type.Object({
    agent_id: text,
    status: Type.Enum(['online', 'pause']),
    sub_status: perhaps(text),
  }),
  State: Type.Object({ status: text }),
  SignedInAgent: Type.Object({
    email: text,
    name: text,
    status: Type.Enum(['online', 'pause']),
    isAdministrator: Type.Boolean(),
    organisation: text,
    widgets: Type.Array(Type.Object({ widgetId: text, name: text, alias: text, avatarUrl: perhaps(text) })),
  }),
  CaseSummary: Type.Object({
    id: text,
    widgetId: text,
    widgetName: text,
    type: Type.Enum(['chat', 'offline']),
    state: Type.Enum(['waiting', 'active', 'closed']),
    createdAt: moment,
    lastEntryAt: moment,
    preview: text,
    lastIndex: Type.Integer(),
    visitorTyping: Type.Boolean(),
  }),
  CaseEntry: Type.Object({
    index: Type.Integer(),
    kind: Type.Enum(['visitor', 'agent', 'system']),
    author: text,
    text,
    at: moment,
    messageId: perhaps(text),
  }),
  CaseDetails: Type.Object({
    summary: refTo('CaseSummary'),
    visitor: Type.Object({ isHere: Type.Boolean() }),
    entries: list('CaseEntry'),
  }),
  Cases: Type.Object({ cases: list('CaseSummary') }),
  Endpoint: Type.Object(endpoint),
  EndpointWithSecret: Type.Object({
    ...endpoint,
    secret: Type.String({ description: 'Shown here and never again.' }),
  }),
  Endpoints: Type.Object({ endpoints: list('Endpoint') }),
  TestDelivery: Type.Object({ deliveryId: text }),
  DeliveryAttempt: Type.Object(attempt),
  Delivery: Type.Object({
    id: text,
    channel: Type.Enum(['webhook', 'bot', 'mail']),
    endpointId: text,
    orderKey: text,
    kind: text,
    payload: Type.Object({}),
    state: Type.Enum(['pending', 'done', 'failed', 'cancelled']),
    reason: perhaps(text),
    attempts: Type.Integer(),
    createdAt: moment,
    nextAttemptAt: perhaps(moment),
    position: Type.Integer(),
    lastAttempt: perhaps(refTo('DeliveryAttempt')),
  }),
  Deliveries: Type.Object({ deliveries: list('Delivery') }),
  DeliveryAttempts: Type.Object({ attempts: list('DeliveryAttempt') }),
  MailState: Type.Object({ isConfigured: Type.Boolean(), waiting: Type.Integer() }),
  Bans: Type.Object({
    bans: Type.Array(
      Type.Object({ id: text, who: text, caseId: text, createdAt: moment, until: perhaps(moment) }),
    ),
  }),
  WidgetList: Type.Object({
    widgets: Type.Array(
      Type.Object({
        id: text,
        name: text,
        email: text,
        isConversationEnabled: Type.Boolean(),
        isProactiveEnabled: Type.Boolean(),
      }),
    ),
  }),
  WidgetSettingsState: Type.Object({
    settings: Type.Object({}, { description: 'The whole settings object of the widget.' }),
    allowedOrigins: Type.Array(text),
    idleMinutes: Type.Integer(),
    revision: Type.Integer(),
  }),
  NewKey: Type.Object({ ...key, key: Type.String({ description: 'Shown here and never again.' }) }),
  KeyList: Type.Object({
    orgId: Type.Integer(),
    keys: Type.Array(Type.Object({ ...key, key: perhaps(text) })),
  }),
};
