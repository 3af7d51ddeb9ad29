import type { Clock, Secrets } from '../ports';
import { createAgentAccount } from './agent-account';
import { createConsolePresence } from './console-presence';
import { createSessionWatch } from './session-watch';
import { createStatusByEndpoint } from './status-by-endpoint';
import { createStatusChange } from './status-change';
import { createStatusNotifications } from './status-notifications';
import type { AgentStore } from './tables';

/** Agents: how they sign in, and their status, whoever sets it. */
export function createAgents(ports: { store: AgentStore; clock: Clock; secrets: Secrets }) {
  const { store, clock } = ports;
  const changeStatus = createStatusChange({ store, clock, events: createStatusNotifications(ports) });
  return {
    changeStatus,
    account: createAgentAccount({ ...ports, changeStatus }),
    sessionWatch: createSessionWatch({ ...ports, sessions: store.sessions }),
    consolePresence: createConsolePresence({ agents: store.agents, clock, changeStatus }),
    setByEndpoint: createStatusByEndpoint({ changeStatus }),
  };
}
