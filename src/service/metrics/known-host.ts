import { isIP } from 'node:net';

/** Names below these are nobody's on the internet: RFC 6761, RFC 6762, RFC 8375 and ICANN's `internal`. */
const internalNames = /(^|\.)(localhost|local|internal|home\.arpa|test)$/;

/**
 * Whether a request meant a server of this network, by its header `Host`: an address, a name without a dot, a name that the
 * internet doesn’t have, or one of `names`. A website can make its own name lead here (DNS rebinding) and would then read what
 * is answered, but its browser still says that name.
 */
export function isKnownHost(host: string | undefined, names: readonly string[]): boolean {
  const url = `http://${host}`;
  if (!host || !URL.canParse(url)) return false;
  const name = new URL(url).hostname.replace(/\.$/, '');
  return (
    isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
    !name.includes('.') ||
    internalNames.test(name) ||
    names.some((known) => known.toLowerCase() === name)
  );
}
