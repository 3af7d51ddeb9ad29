import type { AgentsInvitation } from '../../contract/chat/visitors-now';

/** Something in between may answer in the place of the service. */
export function parseInvitation(given: unknown): AgentsInvitation | undefined {
  const { id, message, agent } = Object(given) as Record<string, unknown>;
  const { alias, avatarUrl } = Object(agent) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof message !== 'string' || typeof alias !== 'string') return undefined;
  return { id, message, agent: { alias, ...(typeof avatarUrl === 'string' && { avatarUrl }) } };
}
