import { Type } from 'typebox';
import {
  longestComment,
  longestMessage,
  longestName,
  longestPhone,
  longestVisitorEmail,
} from '../../contract/limits';
import {
  longestTypedText,
  type ChatMessage,
  type Place,
  type PollResult,
  type StartedChat,
  type VisitorMessage,
} from '../../contract/chat/visitor-chat';
import { countedOutcomes } from '../../contract/organisation/invitations';
import type { LauncherTexts } from '../../contract/languages/launcher-texts';
import { describing, moment, perhaps, text } from '../../operations/parts';

/**
 * The visitor chat. Its parameters are read by hand, within the limits that stand here: an unreadable request is a 405
 * there, and the widgets in the wild send every value as text.
 */

/** Characters. The interface sets none for chats; these keep a case readable and a row small. */
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
  /** A right one has 64; a longer one stays wrong when it is cut. */
  identityProof: 100,
  comment: longestComment,
  ruleId: 64,
};
/** Seconds. */
export const longestWait = 25;
export const highestScore = 100;
export const highestMessageType = 99;

function upTo(maxLength: number, description?: string) {
  return Type.Optional(Type.String({ maxLength, ...(description && { description }) }));
}
const flag = Type.Optional(Type.Boolean({ default: false }));
const id = Type.String({ maxLength: longest.id });
const messageId = upTo(
  longest.messageId,
  'Idempotency key: a repeated call gets the first answer and changes nothing.',
);

export const StartParameters = Type.Object({
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
    'HMAC-SHA256 of the e-mail under an identity secret, in hex. A wrong one refuses nothing: agents are warned.',
  ),
  jsVariables: upTo(longest.message, 'JSON array of {name, value}.'),
  visitorToken: upTo(longest.id, 'The same with each chat that one browser starts; bans may go by it.'),
  messageId,
});

export const SendParameters = Type.Object({
  caseId: id,
  messageType: Type.Integer({
    minimum: 1,
    maximum: highestMessageType,
    description: '1: message; 2: close; 6: for agents alone; 7: page change.',
  }),
  messageBody: upTo(longest.message),
  messageId,
  displayResponseId: upTo(longest.message, 'Of the inline button that was clicked.'),
});

const apiKey = upTo(
  longest.id,
  'The visitor key, in place of the header x-api-key: a page of another origin then needs no preflight.',
);

export const PollParameters = Type.Object({
  index: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'First position to return.' })),
  isTyping: flag,
  wait: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: longestWait,
      description: 'Seconds to hold the answer until something is new.',
    }),
  ),
  agentTyping: flag,
  visitorMessages: Type.Optional(
    Type.Boolean({ default: false, description: 'Whether to tell the visitor’s own messages too.' }),
  ),
  apiKey,
});

export const SurveyParameters = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: highestScore }),
  comment: upTo(longest.comment),
});

export const InvitationParameters = Type.Object({
  ruleId: Type.String({ maxLength: longest.ruleId, description: 'Of a rule that the widget’s pages have.' }),
  outcome: Type.Enum([...countedOutcomes], {
    description: 'shown; answered: a chat began from it; closed by the visitor.',
  }),
  apiKey,
});

export const TypedTextParameters = Type.Object({
  text: upTo(longestTypedText, 'The end of what is typed; empty: nothing any more.'),
  apiKey,
});

export const TranscriptParameters = Type.Object({ email: Type.String({ maxLength: longest.email }) });

const asText = Type.Enum(['true', 'false']);
const availability = {
  widgetId: text,
  online: asText,
  emailRequired: asText,
  messageRequired: asText,
  screenshotRequired: asText,
};
const Message = describing<ChatMessage>()(
  Type.Object({
    index: Type.Integer({ description: 'Position in the transcript; gaps are the visitor’s own messages.' }),
    type: Type.Enum(['agent', 'system']),
    author: text,
    text,
    date: perhaps(moment),
  }),
);

const OwnMessage = describing<VisitorMessage>()(
  Type.Object({
    index: Type.Integer(),
    text,
    date: moment,
    messageId: perhaps(Type.String({ description: 'Under which it was sent.' })),
  }),
);

export const visitorChatAnswers = {
  Availability: Type.Object({
    ...availability,
    keyInPolls: Type.Boolean({ description: 'A poll may carry the key as its parameter apiKey.' }),
    opensAt: perhaps(moment),
    launcher: perhaps(
      describing<LauncherTexts>()(
        Type.Object(
          { tag: text, online: text, offline: text, failed: text },
          { description: 'Of the launcher, in the language asked for; absent for English.' },
        ),
      ),
    ),
    place: perhaps(
      describing<Place>()(
        Type.Object({ country: perhaps(text), region: perhaps(text), city: perhaps(text) }),
      ),
    ),
  }),
  KeylessAvailability: Type.Object({ statusCode: Type.Integer(), data: Type.Object(availability) }),
  StartedChat: describing<StartedChat>()(Type.Object({ caseId: text, widgetId: text })),
  PollResult: describing<PollResult>()(
    Type.Object({
      caseId: text,
      agentTyping: Type.Boolean(),
      messageList: Type.Array(Message),
      visitorMessages: perhaps(Type.Array(OwnMessage)),
    }),
  ),
  SentMessage: Type.Object({
    caseId: text,
    messageType: text,
    messageBody: text,
    index: perhaps(Type.Integer()),
    date: perhaps(moment),
  }),
  Rating: Type.Object({ caseId: text, ...SurveyParameters.properties }),
  RequestedTranscript: Type.Object({ caseId: text, ...TranscriptParameters.properties }),
  TakenScreenshot: Type.Object({ caseId: text, screenshotId: text }),
};
