import { asRecord, asText } from './read-answer';

/** An agent who is online, as the widget shows them. */
export interface OnlineAgent {
  alias: string;
  avatarUrl?: string;
}

/** So many are shown. */
export const mostOnlineAgents = 4;

export function parseOnlineAgents(body: unknown): OnlineAgent[] {
  const { agents } = asRecord(body);
  const found = (Array.isArray(agents) ? agents : []).map((agent: unknown) => {
    const { alias, avatarUrl } = asRecord(agent);
    return { alias: asText(alias), ...(avatarUrl ? { avatarUrl: asText(avatarUrl) } : {}) };
  });
  return found.filter(({ alias }) => alias).slice(0, mostOnlineAgents);
}
