import type { AgentStatus } from '../../../operations/parts';
import type { Agent } from './agents';
import type { AgentStore, AgentTables } from './tables';
import type { Clock } from '../ports';

/** What else happens when an agent's status changes, in the transaction of the change and with the agent locked. */
export interface StatusEvents {
  onStatusChanged(tables: AgentTables, agent: Agent, at: number): Promise<void>;
}

export interface StatusChangePorts {
  store: Pick<AgentStore, 'transaction'>;
  clock: Clock;
  events: StatusEvents;
}

export interface NewStatus {
  status: AgentStatus;
  subStatus?: string;
  source: Agent['statusSource'];
}

/**
 * The one way in which a status changes, no matter what changes it: console, endpoint, or the end of a console. Setting what
 * is set already is written down, and is no change. Answers the agent as it is then; `undefined` when there is none, or
 * `onlyIf` refuses it.
 */
export function createStatusChange({ store, clock, events }: StatusChangePorts) {
  return async function changeStatus(
    email: string,
    { status, subStatus, source }: NewStatus,
    onlyIf: (agent: Agent) => boolean = () => true,
  ): Promise<Agent | undefined> {
    const at = clock.now();
    return store.transaction(async (tables) => {
      const before = await tables.agents.lock(email);
      if (!before || !onlyIf(before)) return undefined;
      const { subStatus: _, ...rest } = before;
      const after: Agent = { ...rest, status, statusSource: source, statusAt: at };
      if (subStatus !== undefined) after.subStatus = subStatus;
      await tables.agents.setStatus(email, {
        status,
        source,
        at,
        ...(subStatus === undefined ? {} : { subStatus }),
      });
      const isChange = before.status !== status || before.subStatus !== after.subStatus;
      if (isChange) await events.onStatusChanged(tables, after, at);
      return after;
    });
  };
}

export type ChangeStatus = ReturnType<typeof createStatusChange>;
