import { parsePollResult } from '../contract/chat/poll-result';
import { parseSentMessage } from '../contract/chat/visitor-answers';
import type {
  PollParameters,
  PollResult,
  SendParameters,
  SentMessage,
  StartChatParameters,
  StartedChat,
} from '../contract/chat/visitor-chat';
import type { VisitorChatService } from './visitor-chat-service';
import { callVisitorChat, encodeParameters } from './call-visitor-chat';

/** What a chat asks of the service. */
export interface ChatClient {
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  /** `keepalive`: goes on where its page is left meanwhile. */
  send(parameters: SendParameters, signal?: AbortSignal, keepalive?: boolean): Promise<SentMessage>;
}

/** Milliseconds after the time that a poll asks to be held, until its answer must begin. */
const answerTime = 15_000;
/** A poll that is not held is answered at once: a longer silence is a dead connection. */
const unheldAnswerTime = 8_000;

export function createChatClient(service: VisitorChatService): ChatClient {
  return {
    start: (parameters, signal) =>
      callVisitorChat(service, {
        method: 'POST',
        body: encodeParameters(parameters),
        // Who leaves a message may leave the page at once.
        keepalive: parameters.isOffline,
        signal,
      }),
    poll: (caseId, parameters, signal) =>
      callVisitorChat(service, {
        path: ['poll', caseId],
        // Chromium keeps 48 kB for pages that write such large numbers in base ten.
        query: encodeParameters({ ...parameters, at: service.clock?.now().toString(36) }),
        parse: parsePollResult,
        timeout: parameters.wait ? parameters.wait * 1000 + answerTime : unheldAnswerTime,
        signal,
      }),
    send: (parameters, signal, keepalive) =>
      callVisitorChat(service, {
        parse: (body) => parseSentMessage(body, parameters.caseId),
        method: 'PUT',
        body: encodeParameters(parameters),
        keepalive,
        signal,
      }),
  };
}
