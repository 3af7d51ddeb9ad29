/** Signing in through an OpenID provider of the operator's. */

/** Why it did not come about. The browser comes back to the console's address `#/sign-in/{reason}`. */
export const openIdRefusals = [
  'unreachable',
  'cancelled',
  'failed',
  'expired',
  'tooMany',
  'unverified',
  'unknown',
  'otherAccount',
  'moved',
] as const;

export type OpenIdRefusal = (typeof openIdRefusals)[number];

/** Where the browser comes back to when a code of the second factor is still to be given. */
export const secondStep = 'code';
