/** What a network gives to one customer, as a key of limits and bans: of IPv6 the first 64 bits, since a device changes the others at will. */
export function addressBlock(ipAddress: string): string {
  const address = withoutPort(ipAddress)
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/s, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = [...groups, ...zeros, ...rest].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** What belongs to one owner more often than not: of IPv4 the first 24 bits. */
export function networkOf(ipAddress: string): string {
  const block = addressBlock(ipAddress);
  return block.includes(':') ? block : `${block.split('.').slice(0, 3).join('.')}.0/24`;
}

/** What one customer may have all of: of IPv6 the first 48 bits, which are 65,536 blocks. */
export function siteOf(ipAddress: string): string {
  const block = addressBlock(ipAddress);
  return siteOfBlock(block) ?? block;
}

/** The site of a block of IPv6. */
export function siteOfBlock(block: string): string | undefined {
  return block.includes(':') ? `${block.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** Some proxies write the client's port behind its address, which would make an address of each connection. */
export function withoutPort(address: string): string {
  return address.replace(/^(\d[\d.]+):\d+$|^\[(.*)\](?::\d+)?$/, '$1$2');
}
