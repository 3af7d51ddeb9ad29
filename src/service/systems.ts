import { createLogExport } from './domain/log-export';
import type { CloseCase } from './domain/case-closing';
import type { Clock, NewsBus, Secrets, Store } from './domain/ports';
import { createProvisionedWidgets } from './domain/provisioned-widgets';
import { createStatusByEndpoint } from './domain/status-by-endpoint';
import type { ChangeStatus } from './domain/status-change';
import { createUsers } from './domain/users';
import { phoneNumbers } from './phone-numbers';
import { createSeals } from './seals';
import { userAgents } from './user-agents';

export interface SystemsPorts {
  store: Store;
  news: NewsBus;
  clock: Clock;
  secrets: Secrets;
  closeCase: CloseCase;
  changeStatus: ChangeStatus;
}

/** What customers' own systems do, with keys and tokens in the place of people. */
export function createSystems(ports: SystemsPorts) {
  const seals = createSeals(ports.store.serviceSecrets, ports.secrets);
  return {
    users: createUsers({ ...ports, phones: phoneNumbers }),
    provisionedWidgets: createProvisionedWidgets(ports),
    setByEndpoint: createStatusByEndpoint(ports),
    exportLogs: createLogExport({ ...ports, seals, userAgents }),
  };
}
