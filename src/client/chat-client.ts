import { parsePollResult } from '../contract/chat/poll-result';
import {
  parseSentMessage,
  parseStartedChat,
  type PollParameters,
  type PollResult,
  type SendParameters,
  type SentMessage,
  type StartChatParameters,
  type StartedChat,
} from '../contract/chat/visitor-chat';
import type { VisitorChatService } from './visitor-chat-service';
import { callVisitorChat, encodeParameters } from './call-visitor-chat';

/** What a chat asks of the service. */
export interface ChatClient {
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}

/** How long an answer may take beyond the time a poll asks to be held, milliseconds. */
const answerTime = 15_000;

export function createChatClient(service: VisitorChatService): ChatClient {
  return {
    start: (parameters, signal) =>
      callVisitorChat(service, {
        parse: parseStartedChat,
        method: 'POST',
        form: encodeParameters(parameters),
        signal,
      }),
    poll: (caseId, parameters, signal) =>
      callVisitorChat(service, {
        path: ['poll', caseId],
        query: encodeParameters(parameters),
        parse: parsePollResult,
        timeout: (parameters.wait ?? 0) * 1000 + answerTime,
        signal,
      }),
    send: (parameters, signal) =>
      callVisitorChat(service, {
        parse: parseSentMessage,
        method: 'PUT',
        form: encodeParameters(parameters),
        signal,
      }),
  };
}
