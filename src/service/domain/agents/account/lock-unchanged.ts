import type { Agent, Agents } from '../agents';

/**
 * Locks an agent whose password was looked at before; `false`: it is another one by now, or there is no agent any more. Looking
 * takes a while, in which somebody with the old password must gain nothing.
 */
export async function lockUnchanged(
  { agents }: { agents: Pick<Agents, 'lock'> },
  { email, passwordHash }: Agent,
): Promise<boolean> {
  return (await agents.lock(email))?.passwordHash === passwordHash;
}
