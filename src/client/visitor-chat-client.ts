import {
  parseAvailability,
  type Availability,
  type PollParameters,
  type PollResult,
  type SendParameters,
  type SentMessage,
  type StartChatParameters,
  type StartedChat,
} from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { callVisitorChat } from './call-visitor-chat';
import { pollChat } from './poll-chat';
import { sendMessage } from './send-message';
import { startChat } from './start-chat';

/**
 * Visitor chat v1 for whoever holds a `fetch`. Each call throws `RequestFailure` when the server refused or
 * could not be reached.
 */
export interface VisitorChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}

export function createVisitorChatClient(service: VisitorChatService): VisitorChatClient {
  return {
    availability: (widgetId, signal) =>
      callVisitorChat(service, {
        path: `/${encodeURIComponent(widgetId)}`,
        parse: parseAvailability,
        signal,
      }),
    start: (parameters, signal) => startChat(service, parameters, signal),
    poll: (caseId, parameters, signal) => pollChat(service, caseId, parameters, signal),
    send: (parameters, signal) => sendMessage(service, parameters, signal),
  };
}
