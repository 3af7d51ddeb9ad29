import { parseSentMessage, type SendParameters, type SentMessage } from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { callVisitorChat, encodeParameters } from './call-visitor-chat';

export function sendMessage(
  service: VisitorChatService,
  parameters: SendParameters,
  signal?: AbortSignal,
): Promise<SentMessage> {
  const form = encodeParameters(parameters);
  return callVisitorChat(service, { path: '', parse: parseSentMessage, method: 'PUT', form, signal });
}
