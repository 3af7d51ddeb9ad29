import type { Ban } from '../../access/bans';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import type { Clock } from '../../ports';
import type { CaseStore } from '../tables';

export interface BansOfAgentPorts {
  store: Pick<CaseStore, 'bans' | 'widgets'>;
  clock: Clock;
}

export type BansOfAgent = ReturnType<typeof createBansOfAgent>;

/**
 * The bans that an agent may see and lift: those made in chats of the widgets that the agent answers, since the id of a
 * chat opens it. Administrators see all.
 */
export function createBansOfAgent({ store, clock }: BansOfAgentPorts) {
  async function list(agent: Agent): Promise<Ban[]> {
    if (agent.isAdministrator) return store.bans.list(agent.orgId, clock.now());
    return store.bans.list(agent.orgId, clock.now(), await store.widgets.idsOfAgent(agent.email));
  }

  return {
    list,

    /** Throws `notFound`. */
    async lift(agent: Agent, id: string): Promise<void> {
      const isSeen = agent.isAdministrator || (await list(agent)).some((ban) => ban.id === id);
      if (!isSeen || !(await store.bans.remove(agent.orgId, id))) throw new Failure('notFound');
    },
  };
}
