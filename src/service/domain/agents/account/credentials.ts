import type { AgentStore } from '../tables';

/** Returns what tells the credentials of an account apart from its former ones. */
export function createCredentialsOf(store: Pick<AgentStore, 'agents' | 'secondFactors'>) {
  return async function credentialsOf(email: string): Promise<string> {
    const [agent, factor] = await Promise.all([store.agents.get(email), store.secondFactors.get(email)]);
    return `${agent?.passwordHash} ${factor?.confirmedAt}`;
  };
}
