import { createKeyring } from './domain/access/keyring';
import { createLogExport } from './domain/logs/log-export';
import type { CloseCase } from './domain/cases/case-closing';
import type { Clock, NewsBus, Secrets, Store } from './domain/ports';
import { createProvisionedWidgets } from './domain/provisioning/provisioned-widgets';
import { createStatusByEndpoint } from './domain/agents/status-by-endpoint';
import type { ChangeStatus } from './domain/agents/status-change';
import { createUsers } from './domain/provisioning/users';
import { createWidgetSettingsDesk } from './domain/widgets/widget-settings';
import { phoneNumbers } from './adapters/phone-numbers';
import { createSeals } from './adapters/seals';
import { userAgents } from './adapters/user-agents';

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
