import type { TestService } from '../testing/test-service';
import { createWorldAccounts } from './world-accounts';
import { createWorldChats } from './world-chats';
import { createWorldOrganisation } from './world-organisation';

export type World = ReturnType<typeof createWorld>;

/** What requests refer to. Each call returns something that exists now, no matter what earlier requests have removed. */
export function createWorld(service: TestService) {
  return {
    ...createWorldAccounts(service),
    ...createWorldChats(service),
    ...createWorldOrganisation(service),
  };
}
