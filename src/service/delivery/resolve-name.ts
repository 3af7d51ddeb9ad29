import { lookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';

/** All addresses of a host name; throws when there is none. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/**
 * Asks name servers directly. `dns.lookup` would wait on one of four threads that the whole process shares, so a few
 * customers' names that never answer would stop everyone.
 */
export function createNameResolver(servers?: string[]): ResolveName {
  const resolver = new Resolver({ timeout: 2000, tries: 3 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length > 0) return addresses;
    throw v4.status === 'rejected' ? v4.reason : new Error(`${name} has no address.`);
  };
}

/** As every program of the machine does it, with its hosts file: for internal names. */
export const resolveOnMachine: ResolveName = (name) => lookup(name, { all: true });
