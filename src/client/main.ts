/** The package's entry for programs that speak visitor chat v1 themselves. */
export { RequestFailure } from './request';
export { createVisitorChatClient, type VisitorChatClient } from './visitor-chat-client';
export type { VisitorChatService } from './visitor-chat-service';
export type {
  Availability,
  ChatMessage,
  PollParameters,
  PollResult,
  SendParameters,
  SentMessage,
  StartChatParameters,
  StartedChat,
} from '../contract/chat/visitor-chat';
