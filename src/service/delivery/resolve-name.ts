import { lookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';

/** All addresses of a host name; throws when there is none. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/** Milliseconds that IPv6 addresses get once those of IPv4 are here: some name servers never answer for them (RFC 8305, section 3). */
const longestWaitForV6 = 500;
/** Codes of answers. Every other fault may be one of the name servers. */
const noAddress = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks name servers directly. `dns.lookup` would wait on one of four threads that the whole process shares, so a few
 * customers' names that never answer would stop everyone. `servers` returns where they are; `undefined`: where the machine says.
 */
export function createNameResolver(servers: () => string[] | undefined = () => undefined): ResolveName {
  let resolver = createResolver();

  /** It reads once where the name servers are, and remembers which of them don't answer. */
  function createResolver(): Resolver {
    const created = new Resolver({ timeout: 2000, tries: 3 });
    const named = servers();
    if (named) created.setServers(named);
    return created;
  }

  return async (name) => {
    const asked = resolver;
    const v6 = asked.resolve6(name).then(
      (found) => found.map((address) => ({ address, family: 6 })),
      () => [],
    );
    try {
      const v4 = (await asked.resolve4(name)).map((address) => ({ address, family: 4 }));
      return [...v4, ...(await inTime(v6))];
    } catch (error) {
      // The machine may have moved to a network with others.
      const isOfServers = !noAddress.includes((error as NodeJS.ErrnoException).code ?? '');
      if (isOfServers && asked === resolver) resolver = createResolver();
      const addresses = await v6;
      if (addresses.length > 0) return addresses;
      throw error;
    }
  };
}

/** What comes too late is left out. */
async function inTime(v6: Promise<LookupAddress[]>): Promise<LookupAddress[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<LookupAddress[]>((resolve) => {
    timer = setTimeout(resolve, longestWaitForV6, []);
  });
  try {
    return await Promise.race([v6, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** As every program of the machine does it, with its hosts file: for internal names. */
export const resolveOnMachine: ResolveName = (name) => lookup(name, { all: true });
