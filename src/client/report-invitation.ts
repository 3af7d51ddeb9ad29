import type { CountedOutcome } from '../contract/organisation/invitations';
import { chatUrl, type VisitorChatService } from './visitor-chat-service';

/**
 * Tells the service what became of an invitation of one of its rules. The page may be left meanwhile, and one of another
 * origin needs no preflight. Nobody waits for the answer: a report that fails is one that is not counted.
 */
export function reportInvitation(
  service: VisitorChatService,
  widgetId: string,
  ruleId: string,
  outcome: CountedOutcome,
): void {
  const query = new URLSearchParams({ ruleId, outcome, apiKey: service.apiKey });
  const url = `${chatUrl(service, widgetId, 'invitations')}?${query}`;
  service.fetch(url, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
