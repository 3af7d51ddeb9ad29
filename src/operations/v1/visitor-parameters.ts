import { Type } from 'typebox';
import type { StartChatParameters } from '../../contract/chat/visitor-chat';
import { longestTypedText } from '../../contract/chat/visitor-chat';
import {
  longestComment,
  longestMessage,
  longestName,
  longestPhone,
  longestVisitorEmail,
} from '../../contract/limits';
import { countedOutcomes } from '../../contract/organisation/invitations';
import { describing } from '../parts';

/** Characters. The interface sets no limits for chats; these keep a case readable and a row small. */
export const longest = {
  id: 100,
  messageId: 100,
  message: longestMessage,
  email: longestVisitorEmail,
  name: longestName,
  phone: longestPhone,
  locale: 50,
  userAgent: 500,
  appVersionName: 100,
  url: 4_000,
  proactiveMessage: 2_000,
  /** A valid proof has 64; a longer one is invalid anyway. */
  identityProof: 100,
  comment: longestComment,
  ruleId: 64,
};
/** Seconds. */
export const longestWait = 25;
export const highestScore = 100;
export const highestMessageType = 99;

export function upTo(maxLength: number, description?: string) {
  return Type.Optional(Type.String({ maxLength, ...(description && { description }) }));
}
const flag = Type.Optional(Type.Boolean({ default: false }));
const id = Type.String({ maxLength: longest.id });
const messageId = upTo(
  longest.messageId,
  'Idempotency key: a repeated request gets the first response and changes nothing.',
);

export const StartParameters = describing<StartChatParameters>()(
  Type.Object({
    widgetId: id,
    visitorMessage: upTo(longest.message),
    email: upTo(longest.email),
    visitorName: upTo(longest.name),
    phone: upTo(longest.phone),
    isOffline: flag,
    locale: upTo(longest.locale),
    userAgent: upTo(longest.userAgent),
    appVersionName: upTo(longest.appVersionName),
    pageUrl: upTo(longest.url),
    referrerUrl: upTo(longest.url),
    entryUrl: upTo(longest.url),
    proactiveMessage: upTo(longest.proactiveMessage),
    identityProof: upTo(
      longest.identityProof,
      'HMAC-SHA256 of the e-mail with an identity secret, in hex. If it is wrong, the chat starts and agents are warned.',
    ),
    jsVariables: upTo(longest.message, 'JSON array of {name, value}.'),
    visitorToken: upTo(longest.id, 'The same for all chats of a browser. Bans use it.'),
    messageId,
  }),
);

export const DetailsParameters = Type.Object({
  email: upTo(longest.email),
  visitorName: upTo(longest.name),
  phone: upTo(longest.phone),
  jsVariables: upTo(longest.message, 'JSON array of {name, value}: answers to the form’s own fields.'),
});

export const SendParameters = Type.Object({
  caseId: id,
  messageType: Type.Integer({
    minimum: 1,
    maximum: highestMessageType,
    description: '1: message; 2: close; 6: for agents only; 7: page change.',
  }),
  messageBody: upTo(longest.message),
  messageId,
  displayResponseId: upTo(longest.message, 'Of the inline button that was clicked.'),
});

export const apiKey = upTo(
  longest.id,
  'The visitor key instead of the header x-api-key, so that a page of another origin needs no preflight.',
);

/** Makes an address differ from all others. */
export const at = Type.Optional(
  Type.Number({
    description: 'Another number for each call, so that no cache of the page answers. Ignored.',
  }),
);

export const PollParameters = Type.Object({
  index: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'First position to return.' })),
  isTyping: flag,
  wait: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: longestWait,
      description: 'Seconds to wait for news before the response.',
    }),
  ),
  agentTyping: flag,
  visitorMessages: Type.Optional(
    Type.Boolean({ default: false, description: 'Whether to return the visitor’s own messages, too.' }),
  ),
  apiKey,
  at,
});

export const SurveyParameters = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: highestScore }),
  comment: upTo(longest.comment),
});

export const InvitationParameters = Type.Object({
  ruleId: Type.String({ maxLength: longest.ruleId, description: 'Id of a rule of the widget.' }),
  outcome: Type.Enum([...countedOutcomes], {
    description: 'shown, answered (a chat started from it) or closed by the visitor.',
  }),
  apiKey,
});

export const TypedTextParameters = Type.Object({
  text: upTo(longestTypedText, 'The end of what the visitor types; empty if nothing is left.'),
  apiKey,
});

export const TranscriptParameters = Type.Object({ email: Type.String({ maxLength: longest.email }) });
