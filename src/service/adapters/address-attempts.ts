import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/**
 * Milliseconds that each address of a host gets before Node goes on to the next one: a lost packet fits in, and a server on the other side
 * of the world. With the usual 250, such a server is never reached from a machine without IPv6 if it also has an IPv6 address, since only
 * the last address may take longer: https://github.com/nodejs/node/issues/54359
 */
const longestAttempt = 2_500;

/** Gives each address of a host time, for every connection of this process. */
export function giveAddressesTime(): void {
  setDefaultAutoSelectFamilyAttemptTimeout(longestAttempt);
}
