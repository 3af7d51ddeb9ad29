import type { CloseCase } from '../cases/case-closing';
import type { EndpointAddresses } from '../outbox/endpoints';
import type { Clock, Secrets } from '../ports';
import type { Publishing } from '../widgets/publishing';
import { createEndpointAdmin } from './endpoint-admin';
import { createOwnTeams } from './own-teams';
import { createOwnWidgets } from './own-widgets';
import { createProvisionedWidgets } from './provisioned-widgets';
import type { ProvisioningStore } from './tables';
import { createUsers, type PhoneNumbers } from './users';

export interface ProvisioningPorts {
  store: ProvisioningStore;
  clock: Clock;
  secrets: Secrets;
  closeCase: CloseCase;
  publishing: Publishing;
  addresses: EndpointAddresses;
  phones: PhoneNumbers;
}

/** A repeated request is known for a day. */
const keysKeptFor = 24 * 3_600_000;

/** Users, widgets and endpoints, as organisations keep them by their systems or in the console. */
export function createProvisioning(ports: ProvisioningPorts) {
  const { store, clock } = ports;
  return {
    users: createUsers(ports),
    provisionedWidgets: createProvisionedWidgets(ports),
    ownWidgets: createOwnWidgets(ports),
    ownTeams: createOwnTeams(ports),
    endpointAdmin: createEndpointAdmin(ports),
    forgetIdempotencyKeys: () => store.idempotencyKeys.removeBefore(clock.now() - keysKeptFor),
  };
}
