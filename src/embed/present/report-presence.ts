import type { PresenceReport } from '../../contract/chat/visitors-now';
import type { VisitorChatService } from '../../client/visitor-chat-service';

const answerTime = 15_000;

/**
 * Reports that a visitor is on a page, or leaves it: the page may be gone meanwhile, and one of another origin needs no
 * preflight.
 */
export function reportPresence(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  widgetId: string,
  report: PresenceReport,
): Promise<Response> {
  const query = new URLSearchParams({ apiKey });
  const known = Object.entries(report).filter(([, value]) => value !== undefined && value !== '');
  return fetch(`${baseUrl}/api/v1/visitors/${encodeURIComponent(widgetId)}?${query}`, {
    method: 'POST',
    body: new URLSearchParams(known.map(([name, value]) => [name, String(value)])),
    keepalive: report.isLeaving === true,
    credentials: 'omit',
    signal: AbortSignal.timeout?.(answerTime),
  });
}
