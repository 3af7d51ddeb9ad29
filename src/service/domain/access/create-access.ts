import type { Clock, Secrets } from '../ports';
import { createIdentityCheck } from './identity';
import { createKeyring } from './keyring';
import type { Keys } from './keys';

/** Who may call: keys and tokens, and the proof of a visitor's e-mail. */
export function createAccess(ports: { keys: Keys; clock: Clock; secrets: Secrets }) {
  return { keyring: createKeyring(ports), checkIdentity: createIdentityCheck(ports) };
}
