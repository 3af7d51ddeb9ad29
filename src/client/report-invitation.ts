import type { CountedOutcome } from '../contract/organisation/invitations';
import type { VisitorChatService } from './availability-request';

/**
 * Tells the service what became of an invitation of one of its rules. The page may be left meanwhile, and one of another
 * origin needs no preflight. Nobody waits for the answer: a report that fails is one that is not counted.
 */
export function reportInvitation(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  widgetId: string,
  ruleId: string,
  outcome: CountedOutcome,
): void {
  const query = new URLSearchParams({ ruleId, outcome, apiKey }).toString();
  const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(widgetId)}/invitations?${query}`;
  fetch(url, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
