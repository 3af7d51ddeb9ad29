import type { PollParameters, PollResult, SendParameters, SentMessage } from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { pollChat } from './poll-chat';
import { sendMessage } from './send-message';

/** What a running chat asks of the service. */
export interface ChatClient {
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}

export function createChatClient(service: VisitorChatService): ChatClient {
  return {
    poll: (...call) => pollChat(service, ...call),
    send: (...call) => sendMessage(service, ...call),
  };
}
