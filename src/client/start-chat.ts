import { parseStartedChat, type StartChatParameters, type StartedChat } from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { callVisitorChat, encodeParameters } from './call-visitor-chat';

export function startChat(
  service: VisitorChatService,
  parameters: StartChatParameters,
  signal?: AbortSignal,
): Promise<StartedChat> {
  const form = encodeParameters(parameters);
  return callVisitorChat(service, { path: '', parse: parseStartedChat, method: 'POST', form, signal });
}
