import type { Address } from '../../../browser/browser';

/** Returns what goes on to another address, for an answer that may come late: unless somebody has gone elsewhere since. */
export function goOnFrom(address: Address): (to: string) => void {
  const here = address.hash();
  return (to) => {
    if (address.hash() === here) address.goTo(to);
  };
}
