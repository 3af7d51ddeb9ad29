import ipaddr from 'ipaddr.js';

/** All that the internet routes is in here; the library calls `::127.0.0.1` and the like unicast as well. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Machines at Microsoft Azure get their settings from it: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const platformAddress = '168.63.129.16';

/**
 * Whether the internet reaches that address: nothing local, private, shared, reserved or multicast, and no IPv6 address
 * that carries an IPv4 one in it.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || address.toString() === platformAddress) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
