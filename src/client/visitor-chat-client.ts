import {
  parseAvailability,
  type Availability,
  type StartChatParameters,
  type StartedChat,
} from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { callVisitorChat } from './call-visitor-chat';
import { createChatClient, type ChatClient } from './chat-client';
import { startChat } from './start-chat';

/**
 * Visitor chat v1 for whoever holds a `fetch`. Each call throws `RequestFailure` when the server refused or
 * could not be reached.
 */
export interface VisitorChatClient extends ChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
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
    ...createChatClient(service),
  };
}
