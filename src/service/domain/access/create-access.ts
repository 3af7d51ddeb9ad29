import type { Clock, Signing, Secrets, Transactions } from '../ports';
import { createIdentityCheck } from './identity';
import { createKeyUse } from './key-use';
import { createKeyring } from './keyring';
import type { Keys } from './keys';
import { createKnownBrowsers, type KnownBrowsersPorts } from './known-browsers';

/** Who may call: keys and tokens, the proof of a visitor's e-mail, and browsers that signed in before. */
export function createAccess(ports: {
  keys: Keys;
  transaction: Transactions<{ keys: Keys }>['transaction'];
  clock: Clock;
  secrets: Secrets;
  signing: Signing;
  credentialsOf: KnownBrowsersPorts['credentialsOf'];
}) {
  return {
    keyring: createKeyring(ports),
    keyUse: createKeyUse(ports),
    checkIdentity: createIdentityCheck(ports),
    knownBrowsers: createKnownBrowsers(ports),
  };
}
