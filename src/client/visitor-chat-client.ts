import type {
  Availability,
  PollParameters,
  PollResult,
  SendParameters,
  SentMessage,
  StartChatParameters,
  StartedChat,
} from '../contract/visitor-chat';

/**
 * Visitor chat v1 for whoever holds a `fetch`. Each call throws {@link ../client/request.RequestFailure} when the
 * server refused or could not be reached.
 */
export interface VisitorChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}
