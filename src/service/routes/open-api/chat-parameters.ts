import { Type } from 'typebox';

/**
 * The visitor chat's parameters. These describe and check nothing: the routes read query, form and JSON by hand, since
 * an unreadable request is a 405 there and the widgets in the wild send every value as text.
 */
const text = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ maxLength, ...(description && { description }) }));
const flag = Type.Optional(Type.Boolean({ default: false }));
const messageId = text(100, 'Idempotency key: a repeated call gets the first answer and changes nothing.');

export const startParameters = Type.Object({
  widgetId: Type.String({ maxLength: 100 }),
  visitorMessage: text(10_000),
  email: text(254),
  visitorName: text(100),
  phone: text(50),
  isOffline: flag,
  locale: text(50),
  userAgent: text(500),
  appVersionName: text(100),
  pageUrl: text(4_000),
  referrerUrl: text(4_000),
  entryUrl: text(4_000),
  proactiveMessage: text(2_000),
  identityProof: text(
    100,
    'HMAC-SHA256 of the e-mail under an identity secret, in hex; a wrong one refuses nothing.',
  ),
  jsVariables: text(10_000, 'JSON array of {name, value}.'),
  messageId,
});

export const sendParameters = Type.Object({
  caseId: Type.String({ maxLength: 100 }),
  messageType: Type.Integer({
    minimum: 1,
    maximum: 99,
    default: 1,
    description: '1: message; 2: close; 6: for agents alone; 7: page change.',
  }),
  messageBody: text(10_000),
  messageId,
  displayResponseId: text(10_000, 'Of the inline button that was clicked.'),
});

export const pollParameters = Type.Object({
  index: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'First position to return.' })),
  isTyping: flag,
  wait: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 25,
      description: 'Seconds to hold the answer until something is new.',
    }),
  ),
  agentTyping: flag,
});

export const surveyParameters = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  comment: text(5_000),
});

export const transcriptParameters = Type.Object({ email: text(254) });
