import { isIP } from 'node:net';
import type { EndpointAddresses } from '../domain/outbox/endpoints';
import { isPublicAddress } from './is-public-address';

/** Why an address is not posted to, in words for the one who entered it. */
export class TargetRefused extends Error {
  override name = 'TargetRefused';
}

export interface TargetRules {
  /** Any address is a target, internal ones too. */
  allowPrivate: boolean;
}

/** What an operator does whose own machines are meant. */
export const allowingPrivate =
  'To reach machines of your own network, start the service with ALLOW_PRIVATE_WEBHOOKS=1.';

const longest = 2048;
const wellKnown = 1024;

/** Above 1023, where another protocol lives that a posted body could speak to (after the "bad ports" of the Fetch standard). */
const otherProtocols = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];

/** Reads an endpoint's address; throws `TargetRefused`. A name is not resolved here: see `createGuardedLookup`. */
export function parseTarget(address: string, { allowPrivate }: TargetRules): URL {
  if (address.length > longest) throw new TargetRefused(`The address is longer than ${longest} characters.`);
  if (!URL.canParse(address))
    throw new TargetRefused('This is not an address. Enter one like https://shop.example/page.');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TargetRefused('Only http and https addresses work.');
  if (url.username || url.password)
    throw new TargetRefused('Remove the user name or password from the address.');
  if (!isWebPort(url.port))
    throw new TargetRefused(`Port ${url.port} can’t be used. Use 80, 443 or one above 1023.`);
  const literal = literalAddress(url);
  if (literal !== undefined && !allowPrivate && !isPublicAddress(literal))
    throw new TargetRefused(`The address is not a public one. ${allowingPrivate}`);
  return url;
}

export function createEndpointAddresses(rules: TargetRules): EndpointAddresses {
  return {
    refusal(address) {
      try {
        parseTarget(address, rules);
        return undefined;
      } catch (error) {
        if (error instanceof TargetRefused) return error.message;
        throw error;
      }
    },
  };
}

/** The IP address when the host is one; `URL` has brought forms like `0x7f.1` to the usual one. No name server knows `localhost`. */
function literalAddress({ hostname }: URL): string | undefined {
  if (/^(.+\.)?localhost\.?$/.test(hostname)) return '127.0.0.1';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : undefined;
}

function isWebPort(port: string): boolean {
  if (port === '' || port === '80' || port === '443') return true;
  return Number(port) >= wellKnown && !otherProtocols.includes(Number(port));
}
