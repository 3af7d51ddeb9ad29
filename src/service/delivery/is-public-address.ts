import ipaddr from 'ipaddr.js';

/** All that the internet routes is in here; the library calls `::127.0.0.1` and the like unicast as well. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether the internet reaches that address: nothing local, private, shared, reserved or multicast, and no IPv6 address
 * that carries an IPv4 one in it.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
