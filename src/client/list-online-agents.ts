import { parseOnlineAgents, type OnlineAgent } from '../contract/chat/online-agents';
import type { VisitorChatService } from './visitor-chat-service';

/**
 * Returns the agents of a widget who are online. A page of another origin needs no preflight. The address is written here, since
 * this is asked before there is a chat, whose file has `chatUrl`.
 */
export async function listOnlineAgents(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  widgetId: string,
): Promise<OnlineAgent[]> {
  const query = new URLSearchParams({ apiKey });
  const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(widgetId)}/agents?${query}`;
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The agents online are not known: ${answer.status}.`);
  return parseOnlineAgents(await answer.json());
}
