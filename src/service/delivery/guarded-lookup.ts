import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address';
import { allowingPrivate, TargetRefused, type TargetRules } from './parse-target';
import type { ResolveName } from './resolve-name';

/**
 * The lookup of a connection itself: the addresses it hands out are the ones that are connected to, so a name that
 * answers differently the second time (DNS rebinding) gains nothing. The text does not tell what internal address a
 * name has.
 */
export function createGuardedLookup(resolve: ResolveName, { allowPrivate }: TargetRules): LookupFunction {
  return (name, options, callback) => {
    resolve(name)
      .then((found) => {
        const addresses = allowPrivate ? found : found.filter(({ address }) => isPublicAddress(address));
        const [first] = addresses;
        if (!first) throw new TargetRefused(`${name} has no public address. ${allowingPrivate}`);
        // Outside the promise: what the callback throws is not a failed lookup.
        if (options.all) setImmediate(callback, null, addresses);
        else setImmediate(callback, null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => setImmediate(callback, error, '', 0));
  };
}
