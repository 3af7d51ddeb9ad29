import { addressBlock } from './address-block';

/** The network of an address without the device: the first 24 bits of IPv4, 48 of IPv6. */
export function shortenAddress(ipAddress: string): string {
  const block = addressBlock(ipAddress);
  if (!block.includes(':')) return block.replace(/\.\d+$/, '.0');
  return `${block.split(':').slice(0, 3).join(':')}::`;
}
