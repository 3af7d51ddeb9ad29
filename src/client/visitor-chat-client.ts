import { parseAvailability, type Availability } from '../contract/chat/visitor-chat';
import type { VisitorChatService } from './visitor-chat-service';
import { callVisitorChat } from './call-visitor-chat';
import { createChatClient, type ChatClient } from './chat-client';

/**
 * Visitor chat v1 for anyone who has a `fetch`. Each call throws `RequestFailure` when the server refused or
 * could not be reached.
 */
export interface VisitorChatClient extends ChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
}

export function createVisitorChatClient(service: VisitorChatService): VisitorChatClient {
  return {
    ...createChatClient(service),
    availability: (widgetId, signal) =>
      callVisitorChat(service, {
        path: [widgetId],
        parse: parseAvailability,
        signal,
      }),
  };
}
