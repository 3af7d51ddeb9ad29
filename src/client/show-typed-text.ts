import type { VisitorChatService } from './availability-request';

/**
 * Shows the agents of a chat what its visitor types; empty: nothing any more. A page of another origin needs no preflight.
 * Nobody waits for the answer: the next text stands for one that was lost.
 */
export function showTypedText(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  caseId: string,
  text: string,
): void {
  const query = new URLSearchParams({ apiKey }).toString();
  const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(caseId)}/typing?${query}`;
  const body = new URLSearchParams({ text });
  fetch(url, { method: 'POST', body, credentials: 'omit' }).catch(() => undefined);
}
