import type { CloseCase } from '../cases/case-closing';
import type { Clock, Secrets } from '../ports';
import type { Publishing } from '../widgets/publishing';
import { createAnswerOnce } from './idempotency';
import { createProvisionedWidgets } from './provisioned-widgets';
import type { ProvisioningStore } from './tables';
import { createUsers, type PhoneNumbers } from './users';

export interface ProvisioningPorts {
  store: ProvisioningStore;
  clock: Clock;
  secrets: Secrets;
  closeCase: CloseCase;
  publishing: Publishing;
  phones: PhoneNumbers;
}

/** A repeated request is known for a day, as long as there is room for what it was answered. */
const keysKeptFor = 24 * 3_600_000;

/** Users and widgets, as the systems of organisations change them. */
export function createProvisioning(ports: ProvisioningPorts) {
  const { store, clock } = ports;
  const answerOnce = createAnswerOnce(ports);
  return {
    users: createUsers({ ...ports, answerOnce }),
    provisionedWidgets: createProvisionedWidgets({ ...ports, answerOnce }),
    forgetIdempotencyKeys: () => store.idempotencyKeys.removeBefore(clock.now() - keysKeptFor),
  };
}
