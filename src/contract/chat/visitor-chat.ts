import type { LauncherTexts } from '../languages/launcher-texts';
import type { ChatFile } from './chat-file';
import { asFlag, asNumber, asRecord, readId } from './read-answer';

/**
 * Visitor chat v1, as spoken on the wire. Section "Visitor chat interface (v1)" of the interface.
 * The parsers take anything that a server sent and give typed values, or throw a `TypeError`.
 */

/** Characters of what agents see of a text that is being typed. */
export const longestTypedText = 500;

/** Answer of the availability check. On the wire the booleans are strings; both are read. */
export interface Availability {
  widgetId: string;
  /** A chat can be started now. */
  online: boolean;
  emailRequired: boolean;
  messageRequired: boolean;
  screenshotRequired: boolean;
  /** Additive: a poll may carry the key as its parameter `apiKey`, which saves a page of another origin the preflight. */
  keyInPolls?: boolean | undefined;
  /** Additive: when the widget's schedule opens next, epoch milliseconds. Absent when open or unknown. */
  opensAt?: number | undefined;
  /** Additive: seconds until the first answer, as a rule today; absent while nobody can say. */
  answersIn?: number | undefined;
  /** Additive: what the launcher says in the language that was asked for; absent for English. */
  launcher?: LauncherTexts;
  /** Additive: where the visitor is, where the service knows it. */
  place?: Place;
}

export interface Place {
  /** Two-letter code. */
  country?: string;
  region?: string;
  city?: string;
}

export interface StartedChat {
  caseId: string;
  widgetId: string;
}

/** One agent or system entry of the transcript. */
export interface ChatMessage {
  /** Position in the transcript; the gaps are where the visitor spoke. */
  index: number;
  type: 'agent' | 'system';
  /** Agent alias; may be empty. */
  author: string;
  text: string;
  /** Additive: when it was said, epoch milliseconds. */
  date?: number;
  /** Additive: names a line of the service's own, so that it can be said in the visitor's language. */
  code?: LineCode;
  /** Additive: the file that its text says the link of. */
  file?: ChatFile;
}

export const lineCodes = [
  'waiting',
  'handedOver',
  'nobodyThere',
  'endedByAgent',
  'endedByVisitor',
  'endedByIdling',
  'endedWithWidget',
] as const;

export type LineCode = (typeof lineCodes)[number];

/** What the visitor said, as the service keeps it. */
export interface VisitorMessage {
  index: number;
  text: string;
  /** Epoch milliseconds. */
  date: number;
  /** Under which it was sent. */
  messageId?: string;
  /** The file that its text says the link of. */
  file?: ChatFile;
}

export interface PollResult {
  caseId: string;
  agentTyping: boolean;
  messageList: ChatMessage[];
  /** Additive: the visitor's own from `index` on, where they were asked for. */
  visitorMessages?: VisitorMessage[];
  /** Additive: highest index that an agent has read, with the visitor's own messages; absent while none has. */
  readUpTo?: number;
}

export interface SentMessage {
  caseId: string;
  messageType: number;
  messageBody: string;
  /** Additive: the position the message took in the transcript. */
  index?: number | undefined;
  /** Additive: when the service took it, epoch milliseconds. */
  date?: number | undefined;
}

/** Parameters of "Start new chat"; the second block is additive (decisions, section 2). */
export interface StartChatParameters {
  widgetId: string;
  email?: string;
  phone?: string;
  userAgent?: string;
  locale?: string;
  isOffline?: boolean;
  appVersionName?: string;
  visitorMessage?: string;

  visitorName?: string;
  pageUrl?: string;
  referrerUrl?: string;
  entryUrl?: string;
  proactiveMessage?: string;
  /** HMAC-SHA256 of `email` under an identity secret of the organisation, hex. A wrong one refuses nothing. */
  identityProof?: string;
  /** JSON array of `{name, value}`. */
  jsVariables?: string;
  /** The same with each chat that one browser starts; bans may go by it. */
  visitorToken?: string;
  /** Idempotency key of this visitor: a replay returns the first answer and changes nothing. */
  messageId?: string;
}

export interface PollParameters {
  /** First index to return. */
  index: number;
  isTyping?: boolean;
  /** Additive, seconds 0–25: hold the answer until something is new. */
  wait?: number | undefined;
  /** Additive: the typing state the visitor sees now, so that a held poll answers when it changes. */
  agentTyping?: boolean;
  /** Additive: the answer tells the visitor's own messages too. */
  visitorMessages?: boolean;
  /** Additive: the key, in place of the header. */
  apiKey?: string | undefined;
  /** Additive: another text for each poll, so that no cache of the page answers it. */
  at?: string;
}

/** Values of `messageType`; 6 and 7 are additive. */
export const messageTypes = { message: 1, close: 2, agentOnly: 6, pageChange: 7 } as const;

export interface SendParameters {
  caseId: string;
  messageType: number;
  messageBody?: string | undefined;
  messageId?: string;
  /** Id of the inline button clicked. */
  displayResponseId?: string | undefined;
}

export function parseAvailability(body: unknown): Availability {
  const answer = asRecord(body);
  return {
    widgetId: readId(answer.widgetId),
    online: asFlag(answer.online),
    emailRequired: asFlag(answer.emailRequired),
    messageRequired: asFlag(answer.messageRequired),
    screenshotRequired: asFlag(answer.screenshotRequired),
    keyInPolls: asFlag(answer.keyInPolls),
    opensAt: asNumber(answer.opensAt),
    answersIn: asNumber(answer.answersIn),
  };
}
