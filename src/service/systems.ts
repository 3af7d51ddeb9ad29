import { createKeyring } from './domain/keyring';
import { createLogExport } from './domain/log-export';
import type { CloseCase } from './domain/case-closing';
import type { Clock, NewsBus, Secrets, Store } from './domain/ports';
import { createProvisionedWidgets } from './domain/provisioned-widgets';
import { createStatusByEndpoint } from './domain/status-by-endpoint';
import type { ChangeStatus } from './domain/status-change';
import { createUsers } from './domain/users';
import { createWidgetSettingsDesk } from './domain/widget-settings';
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

/** What customers' own systems do, with keys and tokens in the place of people, and what is set for them. */
export function createSystems(ports: SystemsPorts) {
  const seals = createSeals(ports.store.serviceSecrets, ports.secrets);
  return {
    users: createUsers({ ...ports, phones: phoneNumbers }),
    provisionedWidgets: createProvisionedWidgets(ports),
    setByEndpoint: createStatusByEndpoint(ports),
    widgetSettings: createWidgetSettingsDesk(ports),
    keyring: createKeyring(ports),
    exportLogs: createLogExport({ ...ports, seals, userAgents }),
  };
}
