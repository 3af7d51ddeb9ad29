import { chatUrl, type VisitorChatService } from './visitor-chat-service';

/**
 * Shows the agents of a chat what its visitor types; empty: nothing any more. A page of another origin needs no preflight.
 * Nobody waits for the answer: the next text replaces one that was lost.
 */
export function showTypedText(service: VisitorChatService, caseId: string, text: string): void {
  const query = new URLSearchParams({ apiKey: service.apiKey });
  const url = `${chatUrl(service, caseId, 'typing')}?${query}`;
  const body = new URLSearchParams({ text });
  service.fetch(url, { method: 'POST', body, credentials: 'omit' }).catch(() => undefined);
}
