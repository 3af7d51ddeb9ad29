import { Type } from 'typebox';
import { lineCodes } from '../../contract/chat/visitor-chat';
import type { OnlineAgent } from '../../contract/chat/online-agents';
import type * as Wire from '../../contract/chat/visitor-chat';
import { ChatFile } from '../files';
import { fixture, operationsOf } from '../operation';
import { describing, moment, perhaps, text } from '../parts';
import {
  apiKey,
  at,
  DetailsParameters,
  InvitationParameters,
  longest,
  PollParameters,
  SendParameters,
  StartParameters,
  SurveyParameters,
  TranscriptParameters,
  TypedTextParameters,
  upTo,
} from './visitor-parameters';

/**
 * Visitor chat v1. Section "Visitor chat interface (v1)" of the interface. Widgets send every value as text, in a form, as
 * JSON or in the query, and an unreadable request gets 405: the handlers parse the parameters within these limits.
 * The answers are also interfaces of the contract, since the client that pages can install must not need TypeBox.
 */
const define = operationsOf({
  tag: 'Visitor chat',
  base: '/api/v1',
  access: 'visitor',
  isReadByHandler: true,
});

const asText = Type.Enum(['true', 'false']);
const availability = {
  widgetId: text,
  online: asText,
  emailRequired: asText,
  messageRequired: asText,
  screenshotRequired: asText,
};

/** Where the visitor is, if the service knows it. */
const Place = describing<Wire.Place>()(
  Type.Object({
    country: perhaps(Type.String({ description: 'Two-letter code.' })),
    region: perhaps(text),
    city: perhaps(text),
  }),
);

/** The booleans are strings, since clients compare with `"true"`. */
export const Availability = Type.Object(
  {
    ...availability,
    keyInPolls: Type.Boolean({ description: 'A poll may carry the key as its parameter apiKey.' }),
    opensAt: perhaps(
      Type.Integer({
        description: 'When the widget opens next, epoch milliseconds. Absent if open or unknown.',
      }),
    ),
    answersIn: perhaps(
      Type.Integer({
        description:
          'Median seconds until the first answer in the last 24 hours. Absent when offline, with fewer than five chats or above an hour.',
      }),
    ),
    launcher: perhaps(
      Type.Object(
        { tag: text, online: text, offline: text, failed: text },
        { description: 'Texts of the launcher in the requested language; absent for English.' },
      ),
    ),
    place: perhaps(Place),
  },
  { title: 'Availability' },
);

/** The answer of the availability check for mobile SDKs. Decisions, section 1. */
export const KeylessAvailability = Type.Object(
  { statusCode: Type.Integer(), data: Type.Object(availability) },
  { title: 'KeylessAvailability' },
);

const OnlineAgents = Type.Object(
  {
    agents: Type.Array(
      describing<OnlineAgent>()(
        Type.Object({ alias: text, avatarUrl: perhaps(Type.String({ description: 'Link to a photo.' })) }),
      ),
      { description: 'Up to four; empty unless the widget’s setting `onlineAgents` is on.' },
    ),
  },
  { title: 'OnlineAgents' },
);

const StartedChat = describing<Wire.StartedChat>()(
  Type.Object({ caseId: text, widgetId: text }, { title: 'StartedChat' }),
);

/** One agent or system entry of the transcript. */
const ChatMessage = describing<Wire.ChatMessage>()(
  Type.Object(
    {
      index: Type.Integer({
        description: 'Position in the transcript. Gaps are the visitor’s own messages.',
      }),
      type: Type.Enum(['agent', 'system']),
      author: Type.String({ description: 'Alias of the agent; may be empty.' }),
      text,
      date: perhaps(moment),
      code: perhaps(
        Type.Enum([...lineCodes], {
          description:
            'Names a text of the service itself, so that a client can show it in another language.',
        }),
      ),
      file: perhaps(ChatFile),
    },
    { title: 'ChatMessage' },
  ),
);

/** A message of the visitor, as the service keeps it. */
const VisitorMessage = describing<Wire.VisitorMessage>()(
  Type.Object(
    {
      index: Type.Integer(),
      text,
      date: moment,
      messageId: perhaps(Type.String({ description: 'The id it was sent with.' })),
      file: perhaps(ChatFile),
    },
    { title: 'VisitorMessage' },
  ),
);

export const PollResult = describing<Wire.PollResult>()(
  Type.Object(
    {
      caseId: text,
      agentTyping: Type.Boolean(),
      messageList: Type.Array(ChatMessage),
      visitorMessages: perhaps(
        Type.Array(VisitorMessage, { description: 'From index on, if they were asked for.' }),
      ),
      readUpTo: perhaps(
        Type.Integer({
          description:
            'Highest index that an agent has read, if the visitor’s own messages were asked for. Absent while nobody has read.',
        }),
      ),
    },
    { title: 'PollResult' },
  ),
);

const SentMessage = Type.Object(
  {
    caseId: text,
    messageType: text,
    messageBody: text,
    index: perhaps(Type.Integer({ description: 'Position in the transcript.' })),
    date: perhaps(moment),
  },
  { title: 'SentMessage' },
);

const caseId = { caseId: fixture('openCase') };
const images = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes: a form of 10,000 characters, each as nine escaped bytes, and the other fields. */
const longestBody = 256 * 1024;

export const visitorChatOperations = {
  checkAvailability: define('GET /chat/{widgetId}', {
    summary: 'Check availability',
    query: Type.Object({ locale: upTo(longest.locale, 'Language tag for the texts of the launcher.'), at }),
    answer: Availability,
    limits: ['availability'],
    example: { path: { widgetId: fixture('demoWidget') }, query: { locale: 'de' } },
  }),
  listOnlineAgents: define('GET /chat/{widgetId}/agents', {
    summary: 'List the agents who are online',
    query: Type.Object({ apiKey }),
    answer: OnlineAgents,
    limits: ['availability'],
    example: { path: { widgetId: fixture('demoWidget') } },
  }),
  startChat: define('POST /chat', {
    summary: 'Start a chat',
    body: StartParameters,
    bodyLimit: longestBody,
    isRepeatable: true,
    answer: StartedChat,
    limits: ['start'],
    refusals: {
      403: 'The visitor is banned (the message starts with `/BAN`), or the widget is not allowed on this site.',
    },
    elsewhere: 404,
    example: {
      body: {
        widgetId: fixture('demoWidget'),
        email: 'v@x.example',
        phone: '+12127365000',
        userAgent: 'Mozilla/5.0',
        locale: 'de-DE',
        isOffline: false,
        appVersionName: '1.2',
        visitorMessage: 'Hello?',
        visitorName: 'Vera',
        pageUrl: 'https://shop.example/lamps?colour=red',
        referrerUrl: 'https://shop.example/lamps?colour=red',
        entryUrl: 'https://shop.example/lamps?colour=red',
        proactiveMessage: 'May I help?',
        identityProof: '0'.repeat(64),
        visitorToken: 'a browser',
        jsVariables: '[{"name":"plan","value":"gold"}]',
      },
    },
  }),
  sendMessage: define('PUT /chat', {
    summary: 'Send a message or end the chat',
    body: SendParameters,
    bodyLimit: longestBody,
    isRepeatable: true,
    answer: SentMessage,
    refusals: {
      403: 'The visitor is banned: the message starts with `/BAN`.',
      409: 'The chat has ended, so it takes no more messages.',
    },
    elsewhere: 404,
    example: { body: { ...caseId, messageType: 1, messageBody: 'And this one?' } },
  }),
  poll: define('GET /chat/poll/{caseId}', {
    summary: 'Poll for new messages',
    query: PollParameters,
    answer: PollResult,
    example: { path: caseId, query: { index: 0, isTyping: true, agentTyping: true } },
  }),
  showTypedText: define('POST /chat/{caseId}/typing', {
    summary: 'Show agents what the visitor is typing',
    query: TypedTextParameters,
    bodyLimit: 8 * 1024,
    example: { path: caseId, query: { text: 'Hel' } },
  }),
  addDetails: define('POST /chat/{caseId}/details', {
    summary: 'Say who the visitor is',
    body: DetailsParameters,
    bodyLimit: longestBody,
    answer: Type.Object({ caseId: text }, { title: 'AddedDetails' }),
    example: {
      path: { caseId: fixture('askedCase') },
      body: { visitorName: 'Vera', email: 'v@x.example', phone: '+12127365000', jsVariables: '[]' },
    },
  }),
  rateChat: define('POST /chat/{caseId}/survey', {
    summary: 'Rate the chat',
    body: SurveyParameters,
    answer: Type.Object({ caseId: text, ...SurveyParameters.properties }, { title: 'Rating' }),
    example: { path: { caseId: fixture('closedCase') }, body: { score: 70, comment: 'Kind.' } },
  }),
  requestTranscript: define('POST /chat/{caseId}/transcript', {
    summary: 'Request the transcript by mail',
    body: TranscriptParameters,
    answer: Type.Object(
      { caseId: text, ...TranscriptParameters.properties },
      { title: 'RequestedTranscript' },
    ),
    refusals: {
      400: 'The address is not that of this chat. The message contains its first letter and its host.',
    },
    example: { path: { caseId: fixture('closedCase') }, body: { email: 'v@x.example' } },
  }),
  sendScreenshot: define('POST /chat/{caseId}/screenshot', {
    summary: 'Send a screenshot',
    upload: images,
    bodyLimit: 2 * 1024 * 1024,
    answer: Type.Object({ caseId: text, screenshotId: text }, { title: 'SentScreenshot' }),
    limits: ['screenshotOfAddress'],
    example: { path: { caseId: fixture('newCase') } },
  }),
  reportInvitation: define('POST /chat/{widgetId}/invitations', {
    summary: 'Report the outcome of an invitation',
    query: InvitationParameters,
    bodyLimit: 4 * 1024,
    limits: ['invitation'],
    example: {
      path: { widgetId: fixture('demoAppWidget') },
      query: { ruleId: 'bulbs', outcome: 'shown' },
    },
  }),
};
