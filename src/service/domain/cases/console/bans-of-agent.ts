import type { Ban } from '../../access/bans';
import type { Agent } from '../../agents/agents';
import { Failure, invalidParameter } from '../../failure';
import type { Clock } from '../../ports';
import type { CaseStore } from '../tables';

export interface BansOfAgentPorts {
  store: Pick<CaseStore, 'bans' | 'widgets'>;
  clock: Clock;
}

export type BansOfAgent = ReturnType<typeof createBansOfAgent>;

export const bansOfPage = 100;

/**
 * The bans that an agent may see and lift: those made in chats of the widgets that the agent answers, since the id of a
 * chat opens it. Administrators see all.
 */
export function createBansOfAgent({ store, clock }: BansOfAgentPorts) {
  async function widgetsOf({ isAdministrator, email }: Agent): Promise<string[] | undefined> {
    return isAdministrator ? undefined : store.widgets.idsOfAgent(email);
  }

  return {
    /** `before`: what the page before answered. Throws `invalidParameter`. */
    async list(agent: Agent, before?: string): Promise<{ bans: Ban[]; before?: string }> {
      const behind = before === undefined ? undefined : parsePlace(before);
      const limit = bansOfPage + 1;
      const which = { widgetIds: await widgetsOf(agent), behind, limit };
      const found = await store.bans.list(agent.orgId, clock.now(), which);
      const bans = found.slice(0, bansOfPage);
      const last = found.length > bansOfPage ? bans.at(-1) : undefined;
      return { bans, ...(last ? { before: `${last.createdAt}.${last.id}` } : {}) };
    },

    /** Throws `notFound`. */
    async lift(agent: Agent, id: string): Promise<void> {
      if (!(await store.bans.remove(agent.orgId, id, await widgetsOf(agent)))) throw new Failure('notFound');
    },
  };
}

function parsePlace(text: string): { at: number; id: string } {
  const [, at, id] = /^(\d{1,15})\.(.+)$/s.exec(text) ?? [];
  if (!at || !id) throw invalidParameter('before', 'must be taken from a page of bans');
  return { at: Number(at), id };
}
